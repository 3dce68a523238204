import { Button, EmptyState, Skeleton, SkeletonGroup } from '@grow/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';

const NEW = 'new';

/** Gives the focus back to what opened the editor, once it is left: `data-opens` says what for. */
function useWayBack(edited: string | null) {
  const root = useRef<HTMLElement>(null);
  const last = useRef(edited);
  useEffect(() => {
    const left = last.current;
    last.current = edited;
    if (edited !== null || left === null) return;
    const openers = root.current?.querySelectorAll<HTMLElement>('[data-opens]') ?? [];
    [...openers].find(({ dataset }) => dataset['opens'] === left)?.focus();
  }, [edited]);
  return root;
}

type ContentPartFrameProps<T> = {
  list: UseQueryResult<T[]>;
  /** The list, with the ways to the editor. */
  children: (items: readonly T[], open: (id: string | undefined) => void) => ReactNode;
  /** The editor of an entry, or of a new one. */
  editor: (items: readonly T[], item: T | undefined) => ReactNode;
};

/** A list or the entry that the address names (`?edit=`), once the list is there. */
export function ContentPartFrame<T extends { readonly id: string }>(props: ContentPartFrameProps<T>) {
  const { list, children, editor } = props;
  const { data: items, error } = list;
  const [query, setQuery] = useSearchParams();
  const edited = query.get('edit');
  const root = useWayBack(edited);
  // What was read once stays when reading it anew fails: somebody may be typing.
  if (!items && error) return <FailedPart error={error} />;
  if (!items) {
    return (
      <SkeletonGroup label={m.loading()}>
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} shape="control" />
        ))}
      </SkeletonGroup>
    );
  }
  const item = items.find(({ id }) => id === edited);
  return (
    <section ref={root}>
      {edited === null ? (
        children(items, (id) => setQuery({ edit: id ?? NEW }))
      ) : item || edited === NEW ? (
        editor(items, item)
      ) : (
        <EmptyState
          title={m.content_gone()}
          description={m.content_gone_detail()}
          action={<Button onClick={() => setQuery({})}>{m.content_back()}</Button>}
        />
      )}
    </section>
  );
}
