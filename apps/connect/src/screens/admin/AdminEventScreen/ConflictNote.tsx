import { Button, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { fieldWords } from '../../../features/eventAdmin';
import { m } from '../../../paraglide/messages';
import type { EventForm } from './useEventEditor';

const Root = styled.div`
  display: grid;
  gap: 12px;
  padding: 16px 18px;
  border: 1px solid var(--color-caution);
  border-radius: var(--radius-md);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type ConflictNoteProps = {
  form: EventForm;
  /** Writes over what they saved with the next save. */
  onKeepMine: () => void;
  /** Lets go of what was typed, and offers to bring it back. */
  onTakeTheirs: () => void;
};

/** Somebody else saved the event while this form was open: nothing is written over unasked. */
export function ConflictNote({ form, onKeepMine, onTakeTheirs }: ConflictNoteProps) {
  const fields = form.changed.map((field) => fieldWords[field]()).join(', ');
  return (
    <Root role="alert">
      <Text as="b" step="ui">
        {m.admin_event_conflict()}
      </Text>
      <Text step="ui">{m.admin_event_conflict_detail({ fields })}</Text>
      <Actions>
        <Button size="sm" onClick={onKeepMine}>
          {m.admin_event_conflict_mine()}
        </Button>
        <Button size="sm" variant="ghost" onClick={onTakeTheirs}>
          {m.admin_event_conflict_theirs()}
        </Button>
      </Actions>
    </Root>
  );
}
