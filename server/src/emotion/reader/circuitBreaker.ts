const FAILURES_ALLOWED = 5;
const REST_MS = 60_000;

/** After five failures in a row the endpoint is left alone for a minute. */
export class CircuitBreaker {
  #failures = 0;
  #restsUntil = 0;

  constructor(private readonly now: () => number = () => performance.now()) {}

  get isOpen(): boolean {
    return this.now() < this.#restsUntil;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures < FAILURES_ALLOWED) return;
    this.#failures = 0;
    this.#restsUntil = this.now() + REST_MS;
  }
}
