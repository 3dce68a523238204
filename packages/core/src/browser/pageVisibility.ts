import type { PageVisibility } from '../session';

/** Whether a person can see the document. A page that comes back from the back/forward cache counts as a change. */
export function pageVisibility(page: Document): PageVisibility {
  return {
    isVisible: () => page.visibilityState !== 'hidden',
    onChange(listener) {
      page.addEventListener('visibilitychange', listener);
      page.defaultView?.addEventListener('pageshow', listener);
      return () => {
        page.removeEventListener('visibilitychange', listener);
        page.defaultView?.removeEventListener('pageshow', listener);
      };
    },
  };
}
