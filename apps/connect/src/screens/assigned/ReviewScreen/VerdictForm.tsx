import { characterCount, returnDueAt, reviewLimits, type HandInDecision } from '@grow/core/hand-in';
import { MENTOR_NOTE_LENGTH } from '@grow/core/mentor-note';
import type { Team, TeamMember } from '@grow/core/team';
import { useLocale } from '@grow/shell';
import { Button, Field, Text, Textarea, VerdictChoice } from '@grow/ui';
import { styled } from 'styled-components';
import { longTimeInWords } from '../../../features/handIn';
import { PrivateNoteField } from '../../../features/mentorNote';
import { m } from '../../../paraglide/messages';
import { AdviceFields } from './AdviceFields';
import type { ReviewDraft, VerdictFault } from './reviewDraft';

const Root = styled.div`
  display: grid;
  gap: 18px;
`;

const Foot = styled.div`
  display: grid;
  gap: 8px;
`;

const Stay = styled.div`
  margin-left: -11px;
`;

const Problem = styled(Text)`
  color: var(--color-critical);
`;

const sendWords: Record<
  HandInDecision,
  { then: typeof m.review_accept_then; close: () => string; stay: () => string }
> = {
  accepted: { then: m.review_accept_then, close: m.review_accept_close, stay: m.review_accept_stay },
  changes_requested: { then: m.review_revise_then, close: m.review_revise_close, stay: m.review_revise_stay },
};

type FormProps = {
  team: Team;
  draft: ReviewDraft;
  /** The private note as it is stored. */
  storedNote: string;
  /** The weeks that advice can be due in. */
  weeks: readonly number[];
  /** Who can do what is advised. */
  members: readonly TeamMember[];
  /** The team that is read next. */
  nextTeam: string | undefined;
  now: Date;
  fault: VerdictFault | undefined;
  isBusy: boolean;
  onEdit: (change: Partial<ReviewDraft>) => void;
  onSend: (goesOn: boolean) => void;
};

/** What is decided, what the team and what only mentors read, and what the team is to do. */
export function VerdictForm(props: FormProps) {
  const { team, draft, storedNote, weeks, members, nextTeam, now, fault, isBusy } = props;
  const { onEdit, onSend } = props;
  const { locale } = useLocale();
  const { decision, note = '', privateNote = storedNote, advice = [], typedAdvice = '' } = draft;
  const words = sendWords[decision ?? 'accepted'];
  const noteOver = characterCount(note.trim()) - reviewLimits.note;
  const privateOver = characterCount(privateNote.trim()) - MENTOR_NOTE_LENGTH;
  const noteError =
    (fault === 'note' && m.review_note_missing({ team: team.name })) ||
    (noteOver > 0 && m.ask_message_long({ over: noteOver }));
  const sendLabel = nextTeam === undefined ? words.close() : words.then({ team: nextTeam });
  return (
    <Root>
      <VerdictChoice
        label={m.review_verdict()}
        options={[
          { value: 'accepted', title: m.review_accept(), note: m.review_accept_note(), keyName: 'A' },
          {
            value: 'changes_requested',
            title: m.review_revise(),
            note: m.review_revise_note(),
            keyName: 'R',
          },
        ]}
        value={decision}
        onChange={(chosen) => onEdit({ decision: chosen })}
      />
      <Field
        label={m.review_note()}
        help={m.review_note_help({ team: team.name })}
        aside={m.team_count({ count: characterCount(note.trim()), max: reviewLimits.note })}
        error={noteError}
      >
        <Textarea
          value={note}
          dir="auto"
          rows={4}
          placeholder={decision === 'changes_requested' ? m.review_note_placeholder() : undefined}
          onChange={({ target }) => onEdit({ note: target.value })}
        />
      </Field>
      <PrivateNoteField
        error={privateOver > 0 && m.ask_message_long({ over: privateOver })}
        value={privateNote}
        onChange={({ target }) => onEdit({ privateNote: target.value })}
      />
      <AdviceFields
        advice={advice}
        typed={typedAdvice}
        weeks={weeks}
        members={members}
        onType={(typed) => onEdit({ typedAdvice: typed })}
        onChange={(changed, typed) => onEdit({ advice: changed, typedAdvice: typed })}
      />
      {decision === 'changes_requested' && (
        <Text step="ui">
          <b>{m.review_due_again({ time: longTimeInWords(returnDueAt(now), locale) })}</b>{' '}
          {m.review_due_again_note()}
        </Text>
      )}
      <Foot>
        {fault === 'choose' && (
          <Problem role="alert" step="ui">
            {m.review_choose()}
          </Problem>
        )}
        <Button
          variant="primary"
          isBlock
          isBusy={isBusy}
          busyLabel={m.review_sending()}
          onClick={() => onSend(true)}
        >
          {decision === undefined ? m.review_send() : sendLabel}
        </Button>
        {decision !== undefined && (
          <Stay>
            <Button variant="ghost" size="sm" onClick={() => onSend(false)}>
              {words.stay()}
            </Button>
          </Stay>
        )}
      </Foot>
    </Root>
  );
}
