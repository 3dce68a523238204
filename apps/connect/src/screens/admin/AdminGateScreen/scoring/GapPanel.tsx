import {
  canAssign,
  roundPartsMutations,
  type RoundJuror,
  type RoundSetup,
  type RoundTeam,
} from '@grow/core/round';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Section, TeamMark, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../../../features/people';
import { conflictWords, roundGapWords } from '../../../../features/round';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { Sentences } from '../../../../shared/page';
import { JurorDialog } from './JurorDialog';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
  li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 4px 12px;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  li > div {
    display: grid;
    gap: 6px;
    justify-items: start;
  }
  small {
    font-size: 0.875rem;
    color: var(--color-ink-muted);
  }
`;

/** So many teams are listed; the others are counted. */
const MOST_TEAMS = 12;

/** Who could judge a team besides: in no conflict with it, without a sheet of it; from its stage first, then with fewest sheets. */
function offeredJuror({ jurors, conflicts, ballots }: RoundSetup, team: RoundTeam): RoundJuror | undefined {
  const taken = new Set(
    [...conflicts, ...ballots].filter(({ teamId }) => teamId === team.id).map(({ jurorId }) => jurorId),
  );
  const load = (id: string) => ballots.filter(({ jurorId }) => jurorId === id).length;
  const isAway = ({ stageId }: RoundJuror) => (stageId === team.stageId ? 0 : 1);
  const fits = ({ id, stageId, withdrawnAt }: RoundJuror) =>
    withdrawnAt === undefined && !taken.has(id) && (stageId === team.stageId || stageId === undefined);
  return jurors
    .filter(fits)
    .toSorted((a, b) => isAway(a) - isAway(b) || load(a.id) - load(b.id) || a.id.localeCompare(b.id))[0];
}

/** What keeps the round from opening, in words: teams with too few score sheets, each with somebody who could take one. */
export function GapPanel({ setup }: { setup: RoundSetup }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { gaps, teams, jurors, conflicts, round, stages } = setup;
  const putting = useProductMutation(roundPartsMutations(supabase).putBallot, {
    words: {
      done: m.gates_sheet_put(),
      failed: m.gates_sheet_not_put(),
      undone: m.gates_sheet_undone(),
      notUndone: m.gates_sheet_not_undone(),
    },
  });
  const names = new Map(jurors.map((juror) => [juror.id, personName(juror)]));
  const reasonsOf = ({ id, stageId }: RoundTeam) =>
    conflicts
      .filter(({ teamId, jurorId }) => {
        const juror = jurors.find((one) => one.id === jurorId);
        return teamId === id && juror?.stageId === stageId && juror?.withdrawnAt === undefined;
      })
      .map(({ jurorId, reason }) => `${names.get(jurorId) ?? ''}: ${conflictWords[reason]()}`);
  const whyOf = (team: RoundTeam, juror: RoundJuror | undefined) => {
    const reasons = reasonsOf(team);
    return reasons.length > 0 || juror ? reasons : [m.gates_gap_too_few()];
  };
  const short = gaps.teams.flatMap(({ id, has }) => {
    const team = teams.find((one) => one.id === id);
    return team ? [{ team, has }] : [];
  });
  const rest = roundGapWords(gaps);
  if (short.length === 0 && rest.length === 0)
    return (
      <Section title={m.gates_gaps_title()}>
        <Text tone="muted">{m.gates_gaps_none()}</Text>
      </Section>
    );
  return (
    <Section title={m.gates_gaps_title()} aside={(short.length + rest.length).toLocaleString(locale)} isFlush>
      <List>
        {short.slice(0, MOST_TEAMS).map(({ team, has }) => {
          const juror = canAssign(round) ? offeredJuror(setup, team) : undefined;
          const stage = stages.find(({ id }) => id === team.stageId)?.name ?? m.gates_no_stage();
          return (
            <li key={team.id}>
              <TeamMark name={team.name} size={28} />
              <div>
                <span>
                  <b>{team.name}</b> <small>{stage}</small>
                </span>
                <Text step="small" tone="muted">
                  {[m.gates_gap_of({ has, wanted: round.ballotsWanted }), ...whyOf(team, juror)].join(' ')}
                </Text>
                {canAssign(round) && !juror && (
                  <Button size="sm" onClick={() => setAsking(true)}>
                    {m.gates_gap_ask()}
                  </Button>
                )}
                {juror && (
                  <Button
                    size="sm"
                    onClick={() =>
                      putting.run({
                        roundId: round.id,
                        pair: { teamId: team.id, jurorId: juror.id, kind: 'stage' },
                      })
                    }
                  >
                    {m.gates_put_juror({ person: personName(juror) })}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </List>
      {short.length > MOST_TEAMS && (
        <Text step="small" tone="muted">
          {m.gates_more_teams({ count: short.length - MOST_TEAMS })}
        </Text>
      )}
      {rest.length > 0 && <Sentences sentences={rest} />}
      <JurorDialog setup={setup} isOpen={isAsking} onClose={() => setAsking(false)} />
    </Section>
  );
}
