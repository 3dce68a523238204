import { useLocale } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  padding-top: 16px;
`;

/** How many rows are drawn at first, and how many more with each press. */
const STEP = 20;

type LongListProps<Item> = {
  items: readonly Item[];
  /** What can be done besides, below the rows. */
  action?: ReactNode;
  /** Draws a row, as an item of a list. */
  children: (item: Item) => ReactNode;
};

/** The first rows of a list that may have a thousand, how many of all these are, and the way to more. */
export function LongList<Item>({ items, action, children }: LongListProps<Item>) {
  const { locale } = useLocale();
  const [count, setCount] = useState(STEP);
  const number = (value: number) => value.toLocaleString(locale);
  const shown = items.slice(0, count);
  const rest = items.length - shown.length;
  return (
    <>
      {shown.length > 0 && <List>{shown.map(children)}</List>}
      <Foot>
        {shown.length > 0 && (
          <Text step="small" tone="muted">
            {m.matching_shown({ count: number(shown.length), total: number(items.length) })}
          </Text>
        )}
        {action}
        {rest > 0 && (
          <Button size="sm" onClick={() => setCount(count + STEP)}>
            {m.matching_show_more({ count: number(Math.min(rest, STEP)) })}
          </Button>
        )}
      </Foot>
    </>
  );
}
