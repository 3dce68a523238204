import type { Acceptance, NamedGround } from '@grow/core/mentor-proposal';
import { useLocale } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { fateWords, mentorNames } from '../../../features/mentorProposal';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding: 16px 18px;
  border-radius: var(--radius-md);
  background: var(--color-surface);
  ul {
    margin: 0;
    padding-left: 18px;
    font-size: 0.9375rem;
  }
`;

const done = ['asked', 'assigned', 'already'];

type OutcomeNoteProps = { outcome: Acceptance; ground: NamedGround; onClose: () => void };

/** What became of the pairs that were accepted: how many, and each that was not done with the reason. */
export function OutcomeNote({ outcome, ground, onClose }: OutcomeNoteProps) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const nameOf = mentorNames(ground);
  const counts = (fate: string) => outcome.pairs.filter((pair) => pair.fate === fate).length;
  const [asked, assigned] = [counts('asked'), counts('assigned')];
  const refused = outcome.pairs.filter(({ fate }) => !done.includes(fate));
  return (
    <Root role="status">
      <Text step="ui">
        {asked > 0 && <b>{m.matching_done_asked({ count: number(asked) })} </b>}
        {assigned > 0 && <b>{m.matching_done_assigned({ count: number(assigned) })} </b>}
        {refused.length > 0 && m.matching_done_refused({ count: number(refused.length) })}
        {outcome.isCutShort && ` ${m.matching_cut_short()}`}
      </Text>
      {refused.length > 0 && (
        <ul>
          {refused.slice(0, 20).map(({ teamId, mentorId, fate }) => (
            <li key={teamId}>
              {m.matching_refused({
                team: ground.teams.find(({ id }) => id === teamId)?.name ?? m.matching_team_gone(),
                mentor: nameOf(mentorId),
                why: fateWords[fate](),
              })}
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" variant="ghost" onClick={onClose}>
        {m.matching_close_note()}
      </Button>
    </Root>
  );
}
