/** Hands a failure that is shown to whoever listens: on pages that report, app/reports does. */
export function noteFailure(failure: unknown): void {
  window.dispatchEvent(new CustomEvent('grow:failure', { detail: failure }));
}
