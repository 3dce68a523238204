import { matchesWords } from '@grow/core/text';
import { useLocale } from '@grow/shell';
import { Button, EmptyState, media, SearchInput, Text, visuallyHidden } from '@grow/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { ContentRow, type RowLook } from './ContentRow';

const Head = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Rows = styled.ol`
  margin-top: 8px;
  border-top: 1px solid var(--color-line);
  list-style: none;
`;

const Announcement = styled.p`
  ${visuallyHidden}
`;

type Entry = { readonly id: string; readonly isPublished: boolean };

type ContentListProps<T extends Entry> = {
  items: readonly T[];
  words: { search: string; add: string; empty: string; emptyDetail: string; list: string };
  look: (item: T) => RowLook;
  /** Everything of an entry that a search looks through. */
  textOf: (item: T) => string;
  onAdd: () => void;
  onEdit: (item: T) => void;
  actions: {
    move: (item: T, position: number, nextId: string | undefined) => void;
    publish: (item: T, isPublished: boolean) => void;
    remove: (item: T) => void;
  };
};

/** The entries in their order, searched as one types; ordered by buttons while the list is whole. */
export function ContentList<T extends Entry>(props: ContentListProps<T>) {
  const { items, words, look, textOf, onAdd, onEdit, actions } = props;
  const { locale } = useLocale();
  const [search, setSearch] = useState('');
  const [moved, setMoved] = useState<{ id: string; label: string; announcement: string }>();
  const list = useRef<HTMLOListElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const isWhole = search.trim() === '';
  const found = items.filter((item) => matchesWords(textOf(item), search));
  const number = (value: number) => value.toLocaleString(locale);
  // A moved row takes its buttons along, and the browser may lose the focus on the way.
  useEffect(() => {
    if (!moved || document.activeElement !== document.body) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-entry="${moved.id}"] button`);
    [...(buttons ?? [])].find((button) => button.getAttribute('aria-label') === moved.label)?.focus();
  }, [items, moved]);

  const handleMove = (item: T, from: number, to: number) => {
    const { name } = look(item);
    setMoved({
      id: item.id,
      label: to < from ? m.content_move_up({ name }) : m.content_move_down({ name }),
      announcement: m.content_place({ name, place: number(to), total: number(items.length) }),
    });
    const others = items.filter((one) => one !== item);
    actions.move(item, to, others[to - 1]?.id);
  };

  const handleClear = () => {
    setSearch('');
    // The button that was pressed is gone.
    searchInput.current?.focus();
  };

  if (items.length === 0) {
    const add = (
      <Button variant="primary" data-opens="new" onClick={onAdd}>
        {words.add}
      </Button>
    );
    return <EmptyState title={words.empty} description={words.emptyDetail} action={add} />;
  }
  return (
    <>
      <Head>
        <SearchInput
          ref={searchInput}
          aria-label={words.search}
          placeholder={words.search}
          autoComplete="off"
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Button variant="primary" data-opens="new" onClick={onAdd}>
          {words.add}
        </Button>
      </Head>
      <Text as="b" step="ui" role="status">
        {m.content_count({ count: number(found.length), total: number(items.length) })}
      </Text>
      {!isWhole && (
        <Text step="small" tone="muted">
          {m.content_order_whole()}
        </Text>
      )}
      <Announcement role="status">{moved?.announcement}</Announcement>
      {found.length === 0 ? (
        <EmptyState
          title={m.content_none()}
          description={m.content_none_detail()}
          action={<Button onClick={handleClear}>{m.content_clear()}</Button>}
        />
      ) : (
        <Rows ref={list} aria-label={words.list}>
          {found.map((item, index) => (
            <ContentRow
              key={item.id}
              id={item.id}
              {...look(item)}
              isPublished={item.isPublished}
              place={isWhole ? { position: index + 1, total: items.length } : undefined}
              onMove={(to) => handleMove(item, index + 1, to)}
              onPublish={(isPublished) => actions.publish(item, isPublished)}
              onEdit={() => onEdit(item)}
              onDelete={() => actions.remove(item)}
            />
          ))}
        </Rows>
      )}
    </>
  );
}
