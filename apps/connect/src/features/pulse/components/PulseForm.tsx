import { typedLength } from '@grow/core/text';
import { pulseNoteLength, type PulseState } from '@grow/core/pulse';
import { useUserId } from '@grow/shell';
import { Button, Field, Input, PulseChoice, Text } from '@grow/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { draftKey, keepDraft, readDraft } from '../../../shared/draft';

const Root = styled.div`
  display: grid;
  gap: 16px;
  & > p {
    font-weight: 560;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

type PulseFormProps = {
  teamId: string;
  week: number;
  /** What stands now; undefined for the first answer. */
  chosen: PulseState | undefined;
  note: string;
  /** Whom it reaches; undefined where nobody looks after the team. */
  mentor: string | undefined;
  /** Stands between the line and its button: what else is asked. */
  children?: ReactNode;
  onAnswer: (state: PulseState, note: string) => void;
  /** Leaves everything as it is; undefined where there is nothing to go back to. */
  onCancel: (() => void) | undefined;
};

/** On track saves with the tap; stuck asks for the line about what is in the way. What is typed is kept in this browser. */
export function PulseForm(props: PulseFormProps) {
  const { teamId, week, chosen, note, mentor, children, onAnswer, onCancel } = props;
  const key = draftKey(useUserId() ?? '', 'pulse', `${teamId}-${week}`);
  const [typed, setTyped] = useState(() =>
    readDraft(key, (kept) => (typeof kept['note'] === 'string' ? kept['note'] : note)),
  );
  const [state, setState] = useState<PulseState | undefined>(typed ? 'stuck' : chosen);
  const over = typedLength(typed) - pulseNoteLength;
  const type = (text: string) => {
    setTyped(text);
    keepDraft(key, text.trim() === note ? undefined : { note: text });
  };
  const choose = (next: PulseState) => {
    setState(next);
    if (next === 'on_track') onAnswer('on_track', '');
  };
  return (
    <Root>
      <Text>{m.pulse_question()}</Text>
      <PulseChoice
        label={m.pulse_question()}
        value={state}
        onChange={choose}
        options={[
          { value: 'on_track', title: m.pulse_on_track(), note: m.pulse_on_track_note() },
          { value: 'stuck', title: m.pulse_stuck(), note: m.pulse_stuck_note() },
        ]}
      />
      {state === 'stuck' && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (over <= 0) onAnswer('stuck', typed);
          }}
        >
          <Field
            label={m.pulse_in_the_way()}
            aside={m.team_count({ count: typedLength(typed), max: pulseNoteLength })}
            error={over > 0 ? m.ask_message_long({ over }) : undefined}
          >
            <Input
              value={typed}
              onChange={({ target }) => type(target.value)}
              autoComplete="off"
              dir="auto"
            />
          </Field>
        </form>
      )}
      {children}
      {(state === 'stuck' || onCancel) && (
        <Actions>
          {state === 'stuck' && (
            <Button variant="solid" aria-disabled={over > 0} onClick={() => onAnswer('stuck', typed)}>
              {mentor ? m.pulse_say_to_mentor({ name: mentor }) : m.pulse_keep()}
            </Button>
          )}
          <Button
            variant="ghost"
            onClick={() => {
              type(note);
              setState(chosen);
              onCancel?.();
            }}
          >
            {m.pulse_not_now()}
          </Button>
        </Actions>
      )}
    </Root>
  );
}
