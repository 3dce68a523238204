import { useNavigate, useSearchParams } from 'react-router-dom';
import { workerAt } from '../routes/workers';
import { insideConnect, nextOrDashboard, safeNext } from '../paths';

export type NextPage = {
  /** The safe place to return to as the address names it, to be handed on; undefined when there is none. */
  readonly next: string | undefined;
  /** Goes there, or to `instead` of the dashboard; a page of the site, and one that a worker serves, is a new document. */
  goToNext: (instead?: string) => void;
};

/** The page one wanted to see before logging in, from `?next=`. */
export function useNext(): NextPage {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = search.get('next');
  const goToNext = (instead?: string) => {
    const target = nextOrDashboard(asked, window.location.origin);
    const path = insideConnect(target);
    if (path === undefined || workerAt(path)) window.location.assign(target);
    else void navigate(path === '/' ? (instead ?? path) : path, { replace: true });
  };
  // The document's login is drawn where there is no window, and nothing is asked for.
  return { next: asked === null ? undefined : safeNext(asked, window.location.origin), goToNext };
}
