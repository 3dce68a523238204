import { mentorNoteMutations, type NamedMentorNote } from '@grow/core/mentor-note';
import { dayInWords } from '@grow/core/time';
import { useGrowClient, useLocale, useUserId } from '@grow/shell';
import { Button, Section, Text } from '@grow/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { personName } from '../../people';
import { useMentorNotes } from '../useMentorNotes';
import { NoteDialog } from './NoteDialog';

const SHOWN = 3;

const Row = styled.li`
  display: grid;
  gap: 3px;
  padding-block: 12px;
  border-bottom: 1px dashed var(--color-edge);
  font-size: 0.9375rem;
  line-height: 1.45;
  p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  small {
    font-size: 0.8125rem;
    color: var(--color-ink-muted);
  }
`;

// A button without a border: its word stands where the words above it begin.
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-left: -11px;
`;

const None = styled(Text)`
  padding-top: 14px;
`;

const Title = styled.span`
  /* Its words stand on the line of what is right of it. */
  svg {
    display: inline;
    margin-right: 7px;
    vertical-align: -0.12em;
  }
`;

function Note({ note, onEdit }: { note: NamedMentorNote; onEdit: () => void }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const userId = useUserId();
  const removing = useProductMutation(mentorNoteMutations(supabase).remove, {
    words: {
      done: m.note_removed(),
      failed: m.note_not_removed(),
      undone: m.note_kept(),
      notUndone: m.note_not_kept(),
    },
  });
  const origin = [
    note.author ? personName(note.author) : m.advice_by_somebody(),
    dayInWords(note.createdAt, locale),
    note.week !== undefined && m.note_of_week({ week: note.week, version: note.version ?? 1 }),
  ];
  return (
    <Row>
      <p dir="auto">{note.text}</p>
      <small>{origin.filter(Boolean).join(', ')}</small>
      {note.authorId === userId && (
        <Actions>
          <Button size="sm" variant="ghost" onClick={onEdit}>
            {m.note_edit()}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => removing.run(note)}>
            {m.note_remove()}
          </Button>
        </Actions>
      )}
    </Row>
  );
}

/** What mentors and organisers noted about a team for themselves, and the place to add to it. The team never sees any of it. */
export function PrivateNotes({ teamId }: { teamId: string }) {
  const notes = useMentorNotes(teamId);
  const [opened, setOpened] = useState<NamedMentorNote | 'new'>();
  const [isWhole, setIsWhole] = useState(false);
  const all = notes.data ?? [];
  return (
    <Section
      title={
        <Title>
          <Lock size={16} strokeWidth={1.75} aria-hidden />
          {m.note_title()}
        </Title>
      }
      aside={m.note_readers()}
      isFlush
    >
      {notes.isError && !notes.data && <FailedPart error={notes.error} />}
      {notes.data?.length === 0 && (
        <None step="ui" tone="muted">
          {m.note_none()}
        </None>
      )}
      <ul>
        {(isWhole ? all : all.slice(0, SHOWN)).map((note) => (
          <Note key={note.id} note={note} onEdit={() => setOpened(note)} />
        ))}
      </ul>
      <Actions>
        <Button size="sm" variant="ghost" onClick={() => setOpened('new')}>
          {m.note_new()}
        </Button>
        {all.length > SHOWN && (
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? m.dashboard_news_fewer() : m.advice_earlier({ count: all.length - SHOWN })}
          </Button>
        )}
      </Actions>
      <NoteDialog teamId={teamId} note={opened} onClose={() => setOpened(undefined)} />
    </Section>
  );
}
