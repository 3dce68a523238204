import { reviewLimits, characterCount, type AdviceOfVerdict } from '@grow/core/hand-in';
import { AdviceRow, AdviceRows, Button, FieldGroup, Input, Select } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  margin-top: 10px;
  & > :first-child {
    grid-column: 1 / -1;
  }
`;

type AdviceProps = {
  advice: readonly AdviceOfVerdict[];
  /** What is typed and not added yet. */
  typed: string;
  /** The weeks that something can be due in. */
  weeks: readonly number[];
  onType: (typed: string) => void;
  /** What is typed is among them then. */
  onChange: (advice: readonly AdviceOfVerdict[], typed: string) => void;
};

/** What the team is to do: each becomes an action item once the verdict counts. */
export function AdviceFields({ advice, typed: text, weeks, onType, onChange }: AdviceProps) {
  const [dueWeek, setDueWeek] = useState(String(weeks[0] ?? ''));
  const over = characterCount(text.trim()) - reviewLimits.advice;
  const isFull = advice.length >= reviewLimits.adviceCount;
  const error = over > 0 ? m.ask_message_long({ over }) : isFull ? m.review_advice_full() : undefined;
  function add() {
    if (text.trim() === '' || error) return;
    const week = dueWeek === '' ? undefined : Number(dueWeek);
    onChange([...advice, { id: crypto.randomUUID(), text: text.trim(), dueWeek: week }], '');
  }
  return (
    <FieldGroup label={m.review_advice()} aside={m.review_advice_becomes()} error={error}>
      {advice.length > 0 && (
        <AdviceRows>
          {advice.map((one) => (
            <AdviceRow
              key={one.id}
              text={one.text}
              detail={
                one.dueWeek === undefined ? m.review_advice_any() : m.review_advice_by({ week: one.dueWeek })
              }
              action={
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={m.review_advice_remove_name({ text: one.text })}
                  onClick={() =>
                    onChange(
                      advice.filter(({ id }) => id !== one.id),
                      text,
                    )
                  }
                >
                  {m.review_advice_remove()}
                </Button>
              }
            />
          ))}
        </AdviceRows>
      )}
      <Fields>
        <Input
          aria-label={m.review_advice_label()}
          placeholder={m.review_advice_label()}
          value={text}
          dir="auto"
          autoComplete="off"
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            add();
          }}
        />
        <Select
          aria-label={m.action_due_week()}
          value={dueWeek}
          onChange={({ target }) => setDueWeek(target.value)}
        >
          <option value="">{m.action_no_week()}</option>
          {weeks.map((week) => (
            <option key={week} value={week}>
              {m.action_by_week({ week })}
            </option>
          ))}
        </Select>
        <Button onClick={add}>{m.review_advice_add()}</Button>
      </Fields>
    </FieldGroup>
  );
}
