import { typedLength } from '@grow/core/text';
import { actionItemLimits, actionItemText } from '@grow/core/action-item';
import { officeHourLimits, type MeetingItem } from '@grow/core/office-hour';
import type { TeamMember } from '@grow/core/team';
import { Button, Chip, ChipRow, Field, FieldGroup, Input, SeriesList, SeriesRow } from '@grow/ui';
import { X } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { ItemChoices } from '../../actionItem';
import { useKeptFocus } from '../../seat';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: grid;
  gap: 10px;
`;

const Adding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
`;

const Sentence = styled(Chip)`
  flex: 0 1 auto;
  height: auto;
  min-height: 36px;
  padding-block: 6px;
  text-align: start;
  white-space: normal;
`;

type ItemProps = {
  item: MeetingItem;
  weeks: readonly number[];
  members: readonly TeamMember[];
  onChange: (item: MeetingItem) => void;
  onRemove: () => void;
};

function Item({ item, weeks, members, onChange, onRemove }: ItemProps) {
  return (
    <SeriesRow
      title={<span dir="auto">{item.text}</span>}
      action={
        <Button
          size="sm"
          variant="ghost"
          aria-label={m.hours_item_remove({ text: item.text })}
          icon={<X size={16} strokeWidth={1.75} aria-hidden />}
          onClick={onRemove}
        />
      }
    >
      <ItemChoices {...{ item, weeks, members }} onChange={(chosen) => onChange({ ...item, ...chosen })} />
    </SeriesRow>
  );
}

type MeetingItemFieldsProps = {
  items: readonly MeetingItem[];
  onItems: (items: readonly MeetingItem[]) => void;
  typed: ComponentProps<typeof Input> & { value: string };
  onTyped: (text: string) => void;
  error?: string | undefined;
  /** Of the note: each can become something to do. */
  sentences: readonly string[];
  weeks: readonly number[];
  members: readonly TeamMember[];
};

/** What the team does about what was agreed: typed, or a sentence of the note. */
export function MeetingItemFields(props: MeetingItemFieldsProps) {
  const { items, onItems, typed, onTyped, error, sentences, weeks, members } = props;
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const add = (text: string) => {
    if (text.trim() === '') return;
    onItems([
      ...items,
      { id: crypto.randomUUID(), text: text.trim(), dueWeek: weeks[0], assignedTo: undefined },
    ]);
  };
  const addTyped = () => {
    if (typedLength(typed.value) > actionItemLimits.text) return;
    add(typed.value);
    onTyped('');
  };
  const open = sentences.filter((sentence) => !items.some(({ text }) => text === actionItemText(sentence)));
  return (
    <Root ref={root} tabIndex={-1} role="group" aria-label={m.hours_items()} {...events}>
      {items.length > 0 && (
        <SeriesList aria-label={m.hours_items()}>
          {items.map((item) => (
            <Item
              key={item.id}
              {...{ item, weeks, members }}
              onChange={(changed) => onItems(items.map((one) => (one.id === item.id ? changed : one)))}
              onRemove={() => onItems(items.filter(({ id }) => id !== item.id))}
            />
          ))}
        </SeriesList>
      )}
      {open.length > 0 && items.length < officeHourLimits.items && (
        <FieldGroup label={m.hours_sentences()}>
          <ChipRow>
            {open.map((sentence) => (
              <Sentence key={sentence} isOn={false} dir="auto" onClick={() => add(actionItemText(sentence))}>
                {sentence}
              </Sentence>
            ))}
          </ChipRow>
        </FieldGroup>
      )}
      <Adding>
        <Field label={m.hours_item_add()} aside={m.hours_item_becomes()} error={error}>
          <Input
            {...typed}
            data-takes-focus=""
            autoComplete="off"
            dir="auto"
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addTyped();
            }}
          />
        </Field>
        <Button onClick={addTyped}>{m.hours_item_add_action()}</Button>
      </Adding>
    </Root>
  );
}
