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

let isAsked = false;

/** Whether the page is being loaded again on request, with all drafts kept: no form asks then whether it may be left. */
export const isLoadingAgain = (): boolean => isAsked;

/** Loads the page again. What was typed stands in the browser's storage since it was typed. */
export function loadAgain(): void {
  isAsked = keepsDrafts();
  window.location.reload();
}
