/** Counts events within a window of time that begins with the first of them. Times are milliseconds. */
export class EventWindow {
  #count = 0;
  #endsAt = -Infinity;

  constructor(
    private readonly limit: number,
    private readonly length: number,
  ) {}

  /** Counts one event; false when the window has its fill. */
  take(now: number): boolean {
    if (now > this.#endsAt) {
      this.#count = 0;
      this.#endsAt = now + this.length;
    }
    if (this.#count >= this.limit) return false;
    this.#count += 1;
    return true;
  }
}
