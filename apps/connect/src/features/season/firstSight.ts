const KEY = 'grow-line-seen';

/** Whether the growth line is seen for the first time in this browser session: only then its letters rise. */
export function isFirstSight(): boolean {
  try {
    const isFirst = window.sessionStorage.getItem(KEY) === null;
    window.sessionStorage.setItem(KEY, '1');
    return isFirst;
  } catch {
    return false;
  }
}
