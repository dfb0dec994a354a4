//! What the machine and the tracer must know of types.

use super::super::code::{Layout, Shape, SlotOrder, TypeShape};
use super::super::types::{known::*, Ty, TyKind, Types};
use super::Compiler;

impl Compiler<'_> {
    pub(super) fn layout(&mut self, ty: Ty) -> u16 {
        if let Some(&l) = self.layout_index.get(&ty) {
            return l;
        }
        let mut handles = Vec::new();
        self.types.handles(ty, 0, &mut handles);
        let mut order = Vec::new();
        order_of(self.types, ty, &mut order);
        let layout = Layout {
            slots: self.types.slots(ty),
            handles,
            may_point: self.types.may_point(ty),
            order,
        };
        self.out.layouts.push(layout);
        let l = self.out.layouts.len() as u16 - 1;
        self.layout_index.insert(ty, l);
        l
    }

    pub(super) fn shape(&mut self, ty: Ty) -> u32 {
        if let Some(&s) = self.shape_index.get(&ty) {
            return s;
        }
        let id = self.out.types.len() as u32;
        self.shape_index.insert(ty, id);
        self.out.types.push(TypeShape {
            name: self.types.name(ty),
            slots: self.types.slots(ty),
            shape: Shape::Void,
        });
        let types = self.types;
        let shape = match types.kind(ty) {
            TyKind::Prim(_) => match ty {
                VOID => Shape::Void,
                BOOL => Shape::Bool,
                CHAR | SCHAR | UCHAR => Shape::Char,
                FLOAT | DOUBLE => Shape::Real,
                UINT | ULONG | USHORT => Shape::Unsigned,
                _ => Shape::Int,
            },
            TyKind::Enum(e) => Shape::Enum(
                types.enums[*e as usize]
                    .values
                    .iter()
                    .map(|v| (v.0.to_string(), v.1))
                    .collect(),
            ),
            TyKind::Ptr(to, _) => Shape::Pointer(self.shape(*to)),
            TyKind::Ref(to, _) => Shape::Reference(self.shape(*to)),
            TyKind::Array(of, n) => Shape::Array(self.shape(*of), *n),
            TyKind::Vla(of) | TyKind::Buf(of) => Shape::Elements(self.shape(*of)),
            TyKind::Bytes => Shape::Text,
            TyKind::Tree(of) => Shape::Tree(self.shape(*of)),
            TyKind::StdFunction(..) | TyKind::Func(..) => Shape::Function,
            TyKind::Struct(s) => {
                let info = types.info(*s);
                let inner = info.library && !matches!(&*info.base, "pair" | "tuple");
                match info.fields.first() {
                    // A library class shows what it holds.
                    Some(f)
                        if inner
                            && matches!(
                                types.kind(f.ty),
                                TyKind::Buf(_)
                                    | TyKind::Bytes
                                    | TyKind::Tree(_)
                                    | TyKind::Array(..)
                            ) =>
                    {
                        let s = self.shape(f.ty);
                        self.out.types[s as usize].shape.clone()
                    }
                    _ => {
                        let fields = info
                            .fields
                            .iter()
                            .map(|f| (f.name.to_string(), f.offset, f.ty))
                            .collect::<Vec<_>>();
                        Shape::Struct(
                            fields
                                .into_iter()
                                .map(|(n, o, t)| (n, o, self.shape(t)))
                                .collect(),
                        )
                    }
                }
            }
            _ => Shape::Void,
        };
        self.out.types[id as usize].shape = shape;
        id
    }
}

/// The longest run of slots from the start that the machine can order.
fn order_of(types: &Types, ty: Ty, out: &mut Vec<SlotOrder>) -> bool {
    match types.kind(ty) {
        TyKind::Prim(_) => out.push(match ty {
            FLOAT | DOUBLE => SlotOrder::Float,
            ULONG => SlotOrder::Unsigned,
            _ => SlotOrder::Signed,
        }),
        TyKind::Enum(_) => out.push(SlotOrder::Signed),
        TyKind::Bytes => out.push(SlotOrder::Text),
        TyKind::Array(of, n) => {
            for _ in 0..(*n).min(64) {
                if !order_of(types, *of, out) {
                    return false;
                }
            }
        }
        TyKind::Struct(s) => {
            for f in &types.info(*s).fields {
                if !order_of(types, f.ty, out) {
                    return false;
                }
            }
        }
        _ => return false,
    }
    true
}
