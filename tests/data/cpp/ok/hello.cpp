#include <iostream>
int main() {
    std::cout << "Xin chào\n";
    return 0;
}
