/** Whether this browser keeps anything: some keep nothing for a page of a private window. */
function keepsDrafts(): boolean {
  try {
    window.localStorage.setItem('grow-kept', '1');
    window.localStorage.removeItem('grow-kept');
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the page again. What was typed stands in the browser's storage since it was typed, so forms do not ask whether it may be
 * left; where nothing is kept they do.
 */
export function loadAgain(): void {
  if (keepsDrafts())
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
  window.location.reload();
}
