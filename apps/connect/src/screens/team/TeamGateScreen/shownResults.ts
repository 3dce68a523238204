const KEY = 'grow-shown-result ';

/** Whether this browser has shown a result before; where nothing can be kept, it is asked again. */
export function readShown(about: string): boolean {
  try {
    return localStorage.getItem(KEY + about) !== null;
  } catch {
    return false;
  }
}

/** Notes that a result was shown here. It says nothing of what it is. */
export function keepShown(about: string): void {
  try {
    localStorage.setItem(KEY + about, '1');
  } catch {
    // Private windows keep nothing: one presses again.
  }
}
