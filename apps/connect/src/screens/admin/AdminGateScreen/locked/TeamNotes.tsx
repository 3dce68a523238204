import { GATE_NOTE_LENGTH, gateMutations, type TeamOfRound } from '@grow/core/gate';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Field, Section, Skeleton, SkeletonGroup, Text, Textarea } from '@grow/ui';
import { styled } from 'styled-components';
import { useGateNotes } from '../../../../features/gate';
import { personName } from '../../../../features/people';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FormFailure } from '../../../../shared/failure';
import { useDraftedForm } from '../../../../shared/form';
import { FailedPart } from '../../../../shared/state';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0 0 16px;
  li {
    display: grid;
    gap: 4px;
    justify-items: start;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const None = styled(Text)`
  margin-bottom: 16px;
`;

const Form = styled.form`
  display: grid;
  gap: 12px;
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`;

/** Notes on a team for the people in this room. */
export function TeamNotes({ team, canWrite }: { team: TeamOfRound; canWrite: boolean }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const notes = useGateNotes(team);
  const adding = useProductMutation(gateMutations(supabase).addNote);
  const removing = useProductMutation(gateMutations(supabase).removeNote, {
    words: {
      done: m.gates_note_removed(),
      failed: m.gates_note_not_removed(),
      undone: m.gates_note_back(),
      notUndone: m.gates_note_not_back(),
    },
  });
  const form = useDraftedForm<{ text: string }>({
    name: 'gate note',
    about: `${team.roundId} ${team.teamId}`,
    stored: { text: '' },
    validate: ({ text }) => (text.trim() === '' ? { text: m.gates_note_missing() } : {}),
    send: async ({ text }) => {
      await adding.send({ ...team, id: crypto.randomUUID(), text: text.trim() });
      form.set({ text: '' });
    },
  });
  return (
    <Section title={m.gates_notes()} isFlush={notes.data?.length !== 0}>
      {notes.error && !notes.data && <FailedPart error={notes.error} />}
      {notes.isPending && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {notes.data?.length === 0 && (
        <None step="ui" tone="muted">
          {m.gates_notes_none()}
        </None>
      )}
      <List>
        {notes.data?.map((note) => (
          <li key={note.id}>
            <span>{note.text}</span>
            <Text step="small" tone="muted">
              {note.author ? personName(note.author) : m.gates_gone()},{' '}
              {dateTimeInWords(note.createdAt, locale)}
            </Text>
            {note.isOwn && canWrite && (
              <Button size="sm" variant="ghost" onClick={() => removing.run({ ...note, ...team })}>
                {m.gates_note_remove()}
              </Button>
            )}
          </li>
        ))}
      </List>
      {canWrite && (
        <Form noValidate onSubmit={form.handleSubmit}>
          <Field label={m.gates_note_label()} error={form.errors.text}>
            <Textarea {...form.text('text')} maxLength={GATE_NOTE_LENGTH} rows={3} />
          </Field>
          <FormFailure failure={form.failure} />
          <Button type="submit" isBusy={form.isBusy} busyLabel={m.orga_busy()}>
            {m.gates_note_keep()}
          </Button>
        </Form>
      )}
    </Section>
  );
}
