/** Web storage in memory. Refuses what would take it over `capacity` characters, as browsers do. */
export class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  readonly #capacity: number;

  constructor(items: Readonly<Record<string, string>> = {}, capacity = Number.POSITIVE_INFINITY) {
    this.#capacity = capacity;
    for (const [key, value] of Object.entries(items)) this.#items.set(key, value);
  }

  get length(): number {
    return this.#items.size;
  }

  /** Everything in it. */
  get all(): Record<string, string> {
    return Object.fromEntries(this.#items);
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.#items].filter(([name]) => name !== key);
    const size = others.reduce((sum, [name, text]) => sum + name.length + text.length, key.length + value.length);
    if (size > this.#capacity) throw new DOMException("full", "QuotaExceededError");
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }

  clear(): void {
    this.#items.clear();
  }
}
