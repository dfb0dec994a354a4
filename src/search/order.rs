//! Which cell comes next.

use std::fmt;
use std::str::FromStr;

/// The order in which a search fills the empty cells. Digits always ascend.
///
/// Both orders are functions of the board alone; [`Search::step_back`](super::Search::step_back) relies on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Order {
    /// Reading order, each digit from 1 up, clashes and all: the plain search of the lesson.
    Plain = 0,
    /// *Minimum remaining values*: before each placement, the first cell in reading order with the strictly
    /// smallest number of candidates; only its candidates are tried.
    Mrv = 1,
}

impl Order {
    /// Both orders.
    pub const ALL: [Order; 2] = [Order::Plain, Order::Mrv];

    /// Its name on a command line and in links: `plain` or `mrv`.
    pub fn name(self) -> &'static str {
        match self {
            Order::Plain => "plain",
            Order::Mrv => "mrv",
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No order has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownOrder;

impl fmt::Display for UnknownOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the order is `plain` or `mrv`")
    }
}

impl std::error::Error for UnknownOrder {}

impl FromStr for Order {
    type Err = UnknownOrder;

    fn from_str(name: &str) -> Result<Order, UnknownOrder> {
        Order::ALL
            .into_iter()
            .find(|order| order.name() == name)
            .ok_or(UnknownOrder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_to_the_order() {
        for order in Order::ALL {
            assert_eq!(order.to_string().parse(), Ok(order));
        }
        assert_eq!("MRV".parse::<Order>(), Err(UnknownOrder));
    }
}
