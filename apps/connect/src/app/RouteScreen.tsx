import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../navigation';
import type { ChildEntry, RouteEntry } from '../routes/RouteEntry';
import { screenElement } from './screenElement';

type EntryProps = { entry: RouteEntry | ChildEntry };

/** Names the page as the route table does, at every address anew; before the screen's own effects, which may refine it. */
export function RouteTitle({ entry }: EntryProps) {
  const { pathname } = useLocation();
  const text = useDocumentTitle(entry.title());
  useLayoutEffect(() => {
    document.title = text;
  }, [text, pathname]);
  return null;
}

/** The screen of an entry; with children the title is theirs. */
export function RouteScreen({ entry }: EntryProps) {
  return (
    <>
      {!('children' in entry) && <RouteTitle entry={entry} />}
      {screenElement(entry.screen)}
    </>
  );
}
