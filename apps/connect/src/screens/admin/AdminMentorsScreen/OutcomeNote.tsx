import { proposalMutations, type NamedGround } from '@grow/core/mentor-proposal';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { outcomeWords } from './outcomeWords';
import type { Outcome } from './useAcceptance';

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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** How many refusals are read one by one. */
const MOST = 20;

type OutcomeNoteProps = { outcome: Outcome; ground: NamedGround; onOutcome: (outcome?: Outcome) => void };

/** What became of pairs that were accepted or taken back: how many, each that was not done with the reason, and the way back. */
export function OutcomeNote({ outcome, ground, onOutcome }: OutcomeNoteProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const made = outcome.kind === 'accepted' ? outcome.pairs.filter(({ assignmentId }) => assignmentId) : [];
  const takingBack = useProductMutation(proposalMutations(supabase).takeBack, {
    words: { failed: m.matching_take_back_failed() },
    onDone: (results) => {
      const pairs = new Map(made.map((pair) => [pair.assignmentId, pair]));
      onOutcome({
        kind: 'takenBack',
        pairs: results.flatMap((result) => {
          const pair = pairs.get(result.assignmentId);
          return pair ? [{ ...result, teamId: pair.teamId, mentorId: pair.mentorId }] : [];
        }),
      });
    },
  });
  const { sentences, refused } = outcomeWords(outcome, ground, locale);
  const count = made.length.toLocaleString(locale);
  return (
    <Root role="status">
      <Text step="ui">{sentences.join(' ')}</Text>
      {refused.length > 0 && (
        <ul>
          {refused.slice(0, MOST).map(({ teamId, words }) => (
            <li key={teamId}>{words}</li>
          ))}
        </ul>
      )}
      {refused.length > MOST && (
        <Text step="small" tone="muted">
          {m.matching_shown({ count: String(MOST), total: refused.length.toLocaleString(locale) })}
        </Text>
      )}
      <Actions>
        {made.length > 0 && (
          <Button
            size="sm"
            isBusy={takingBack.isBusy}
            onClick={() => takingBack.run(made.flatMap(({ assignmentId }) => assignmentId ?? []))}
          >
            {made.length === 1 ? m.matching_take_back_one() : m.matching_take_back({ count })}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => onOutcome()}>
          {m.matching_close_note()}
        </Button>
      </Actions>
    </Root>
  );
}
