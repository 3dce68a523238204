import { releaseMutations, type GateCorrection } from '@grow/core/gate';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Section, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { decisionWords, gateNamesOf, type RankedRound } from '../../../../features/gate';
import { personName } from '../../../../features/people';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
  li {
    display: grid;
    gap: 6px;
    justify-items: start;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

/** What was changed for single teams after the release, and what waits for a second organiser. */
export function CorrectionPanel({ round }: { round: RankedRound }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const { corrections } = round.results;
  const names = gateNamesOf(round.results);
  const confirming = useProductMutation(releaseMutations(supabase).confirmCorrection, {
    words: { done: m.gates_correction_confirmed(), failed: m.gates_correction_not_confirmed() },
  });
  const withdrawing = useProductMutation(releaseMutations(supabase).withdrawCorrection, {
    words: { done: m.gates_correction_withdrawn(), failed: m.gates_correction_not_withdrawn() },
  });
  if (corrections.length === 0) return null;
  const line = ({ teamId, was, becomes }: GateCorrection) =>
    m.gates_correction_line({
      team: names.team(teamId),
      was: decisionWords[was](),
      becomes: decisionWords[becomes](),
    });
  const by = ({ proposedBy, proposedAt, confirmedBy, confirmedAt, isMoveUp }: GateCorrection) => {
    const person = proposedBy ? personName(proposedBy) : m.gates_gone();
    if (confirmedAt === undefined) return m.gates_correction_open({ person });
    if (isMoveUp) return m.gates_moved_up_by({ person, time: dateTimeInWords(proposedAt, locale) });
    return m.gates_correction_by({
      person,
      second: confirmedBy ? personName(confirmedBy) : m.gates_gone(),
      time: dateTimeInWords(confirmedAt, locale),
    });
  };
  return (
    <Section title={m.gates_corrections()} aside={corrections.length.toLocaleString(locale)} isFlush>
      <List>
        {corrections.map((correction) => (
          <li key={correction.id}>
            <Text step="ui">{line(correction)}</Text>
            <Text step="small" tone="muted">
              {correction.reason}
            </Text>
            <Text step="small" tone="muted">
              {by(correction)}
            </Text>
            {correction.confirmedAt === undefined && (
              <div>
                {correction.canConfirm && (
                  <Button size="sm" onClick={() => confirming.run(correction.id)}>
                    {m.gates_correction_confirm()}
                  </Button>
                )}
                <Button size="sm" variant="ghost" onClick={() => withdrawing.run(correction.id)}>
                  {m.gates_correction_withdraw()}
                </Button>
              </div>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
}
