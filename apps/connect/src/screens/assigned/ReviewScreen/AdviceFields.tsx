import { reviewLimits, characterCount, type AdviceOfVerdict } from '@grow/core/hand-in';
import type { TeamMember } from '@grow/core/team';
import { AdviceRow, AdviceRows, Button, FieldGroup, Input } from '@grow/ui';
import { styled } from 'styled-components';
import { ItemChoices } from '../../../features/actionItem';
import { useKeptFocus } from '../../../features/seat';
import { m } from '../../../paraglide/messages';
import { newAdvice } from './reviewDraft';

const Adding = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  margin-top: 10px;
`;

type AdviceProps = {
  advice: readonly AdviceOfVerdict[];
  /** What is typed and not added yet. */
  typed: string;
  /** The weeks that something can be due in. */
  weeks: readonly number[];
  /** Who can do it. */
  members: readonly TeamMember[];
  onType: (typed: string) => void;
  /** What is typed is among them then. */
  onChange: (advice: readonly AdviceOfVerdict[], typed: string) => void;
};

/** What the team is to do, by when and by whom: each becomes an action item once the verdict counts. */
export function AdviceFields({ advice, typed, weeks, members, onType, onChange }: AdviceProps) {
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const over = characterCount(typed.trim()) - reviewLimits.advice;
  const isFull = advice.length >= reviewLimits.adviceCount;
  const error = over > 0 ? m.ask_message_long({ over }) : isFull ? m.review_advice_full() : undefined;
  function add() {
    if (typed.trim() === '' || error) return;
    onChange([...advice, newAdvice(typed, weeks)], '');
  }
  return (
    <FieldGroup label={m.review_advice()} aside={m.review_advice_becomes()} error={error}>
      <div ref={root} tabIndex={-1} {...events}>
        {advice.length > 0 && (
          <AdviceRows>
            {advice.map((one) => (
              <AdviceRow
                key={one.id}
                text={one.text}
                action={
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={m.review_advice_remove_name({ text: one.text })}
                    onClick={() =>
                      onChange(
                        advice.filter(({ id }) => id !== one.id),
                        typed,
                      )
                    }
                  >
                    {m.review_advice_remove()}
                  </Button>
                }
              >
                <ItemChoices
                  {...{ weeks, members }}
                  item={one}
                  onChange={(chosen) =>
                    onChange(
                      advice.map((other) => (other.id === one.id ? { ...other, ...chosen } : other)),
                      typed,
                    )
                  }
                />
              </AdviceRow>
            ))}
          </AdviceRows>
        )}
        <Adding>
          <Input
            aria-label={m.review_advice_label()}
            placeholder={m.review_advice_label()}
            value={typed}
            dir="auto"
            autoComplete="off"
            data-takes-focus=""
            onChange={({ target }) => onType(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              add();
            }}
          />
          <Button onClick={add}>{m.review_advice_add()}</Button>
        </Adding>
      </div>
    </FieldGroup>
  );
}
