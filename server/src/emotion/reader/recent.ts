const MOST_KEPT = 200;

/** The latest answers, so that the same text asks the endpoint once; the oldest leaves first. */
export class Recent<T> {
  readonly #kept = new Map<string, T>();

  get(key: string): T | undefined {
    const value = this.#kept.get(key);
    if (value === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.#kept.set(key, value);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > MOST_KEPT && oldest.done !== true) this.#kept.delete(oldest.value);
  }
}
