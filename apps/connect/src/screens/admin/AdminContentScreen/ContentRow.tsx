import { Badge, Button, media, Text } from '@grow/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px 16px;
  align-items: center;
  padding-block: 16px;
  border-bottom: 1px solid var(--color-line);
  ${media.lg} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

const Order = styled.div`
  display: grid;
  gap: 4px;
  align-self: start;
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  grid-column: 2;
  ${media.lg} {
    grid-column: auto;
  }
`;

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** An entry as the list shows it. */
export type RowLook = { name: string; detail: string; picture?: ReactNode };

type ContentRowProps = RowLook & {
  id: string;
  isPublished: boolean;
  /** Left out while only a part of the list is shown. */
  place?: { position: number; total: number } | undefined;
  onMove: (position: number) => void;
  onPublish: (isPublished: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
};

/** One entry with all that can be done to it. */
export function ContentRow(props: ContentRowProps) {
  const { id, name, detail, picture, isPublished, place, onMove, onPublish, onEdit, onDelete } = props;
  const isFirst = place?.position === 1;
  const isLast = place?.position === place?.total;
  return (
    <Root data-entry={id}>
      {place ? (
        <Order>
          {/* Never disabled: the focus stays on the button that was pressed, at the ends of the list too. */}
          <Button
            size="xs"
            isIconOnly
            icon={<ArrowUp {...icon} />}
            aria-label={m.content_move_up({ name })}
            aria-disabled={isFirst}
            onClick={() => !isFirst && onMove(place.position - 1)}
          />
          <Button
            size="xs"
            isIconOnly
            icon={<ArrowDown {...icon} />}
            aria-label={m.content_move_down({ name })}
            aria-disabled={isLast}
            onClick={() => !isLast && onMove(place.position + 1)}
          />
        </Order>
      ) : (
        <span />
      )}
      <Words>
        {picture}
        <Text as="h2" step="h4">
          {name}
        </Text>
        <Text step="small" tone="muted">
          {detail}
        </Text>
        <Badge tone={isPublished ? 'positive' : 'neutral'}>
          {isPublished ? m.content_is_published() : m.content_is_hidden()}
        </Badge>
      </Words>
      <Actions>
        <Button size="xs" data-opens={id} aria-label={m.content_edit_of({ name })} onClick={onEdit}>
          {m.content_edit()}
        </Button>
        <Button
          size="xs"
          aria-label={isPublished ? m.content_hide_of({ name }) : m.content_publish_of({ name })}
          onClick={() => onPublish(!isPublished)}
        >
          {isPublished ? m.content_hide() : m.content_publish()}
        </Button>
        <Button size="xs" variant="danger" aria-label={m.content_delete_of({ name })} onClick={onDelete}>
          {m.content_delete()}
        </Button>
      </Actions>
    </Root>
  );
}
