import { gateMutations, type LateBallot } from '@grow/core/gate';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Section, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { gateNamesOf, type RankedRound } from '../../../../features/gate';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { ReasonDialog } from '../ReasonDialog';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
  li {
    display: grid;
    gap: 8px;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  li > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

type Asked = { readonly late: LateBallot; readonly admits: boolean };

/** Score sheets that came after the lock and say that they were finished before. What they say stays unknown until one counts. */
export function LatePanel({ round }: { round: RankedRound }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [asked, setAsked] = useState<Asked>();
  const { late } = round.results;
  const names = gateNamesOf(round.results);
  const about = ({ jurorId, teamId }: LateBallot) => ({
    juror: names.juror(jurorId),
    team: names.team(teamId),
  });
  const admitting = useProductMutation(gateMutations(supabase).admitBallot, {
    words: { done: m.gates_late_admitted() },
  });
  const refusing = useProductMutation(gateMutations(supabase).refuseLateBallot, {
    words: { done: m.gates_late_refused() },
  });
  if (late.length === 0 && asked === undefined) return null;
  return (
    <Section title={m.gates_late()} aside={late.length.toLocaleString(locale)} isFlush>
      <List>
        {late.map((one) => (
          <li key={one.ballotId}>
            <Text step="ui">{m.gates_late_of(about(one))}</Text>
            <Text step="small" tone="muted">
              {m.gates_late_times({
                finished: dateTimeInWords(one.finishedAt, locale),
                arrived: dateTimeInWords(one.arrivedAt, locale),
              })}
            </Text>
            <div>
              <Button size="sm" onClick={() => setAsked({ late: one, admits: true })}>
                {m.gates_late_admit()}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setAsked({ late: one, admits: false })}>
                {m.gates_late_refuse()}
              </Button>
            </div>
          </li>
        ))}
      </List>
      <ReasonDialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        name="late sheet"
        about={asked?.late.ballotId}
        title={asked ? m.gates_late_of(about(asked.late)) : ''}
        detail={asked?.admits ? m.gates_late_admit_detail() : m.gates_late_refuse_detail()}
        action={asked?.admits ? m.gates_late_admit() : m.gates_late_refuse()}
        send={async (reason) => {
          if (!asked) return;
          const ballot = { ballotId: asked.late.ballotId, reason };
          await (asked.admits ? admitting.send(ballot) : refusing.send(ballot));
        }}
      />
    </Section>
  );
}
