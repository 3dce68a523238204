import {
  canAssign,
  canEnterPaper,
  jurorMutations,
  roundPartsMutations,
  type HostableStage,
  type RoundBallot,
  type RoundSetup,
} from '@grow/core/round';
import { useGrowClient, useLocale } from '@grow/shell';
import { Section, SheetMatrix, Text, type CellActions } from '@grow/ui';
import { useState } from 'react';
import { coverStage, shortNames, teamsWords } from '../../../../features/round';
import { personName } from '../../../../features/people';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { cellStateWords } from './cellStateWords';
import { PaperDrawer } from './PaperDrawer';

/** The jurors of a stage by its teams; a cell opens what can be done with the two. */
export function StageMatrix({ setup, stage }: { setup: RoundSetup; stage: HostableStage }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [paper, setPaper] = useState<RoundBallot>();
  const { round, ballots, conflicts } = setup;
  const { teams, jurors, cells, counts } = coverStage(setup, stage.id);
  const names = shortNames(setup.jurors);
  const parts = roundPartsMutations(supabase);
  const people = jurorMutations(supabase);
  const words = { undone: m.gates_sheet_undone(), notUndone: m.gates_sheet_not_undone() };
  const putting = useProductMutation(parts.putBallot, {
    words: { done: m.gates_sheet_put(), failed: m.gates_sheet_not_put(), ...words },
  });
  const removing = useProductMutation(parts.removeBallot, {
    words: { done: m.gates_sheet_removed(), failed: m.gates_sheet_not_removed(), ...words },
  });
  const declaring = useProductMutation(people.declareConflict, {
    words: {
      done: m.gates_conflict_marked(),
      failed: m.gates_conflict_not_marked(),
      undone: m.gates_conflict_undone(),
      notUndone: m.gates_conflict_not_undone(),
    },
  });
  const clearing = useProductMutation(people.removeConflict, {
    words: { done: m.gates_conflict_undone(), failed: m.gates_conflict_not_undone() },
  });
  const actions: CellActions = ({ key: teamId }, { key: jurorId }) => {
    const roundId = round.id;
    const ballot = ballots.find((one) => one.teamId === teamId && one.jurorId === jurorId);
    const conflict = conflicts.find((one) => one.teamId === teamId && one.jurorId === jurorId);
    const kind = setup.jurors.find(({ id }) => id === jurorId)?.stageId === stage.id ? 'stage' : 'bridge';
    const pair = { teamId, jurorId, kind } as const;
    const of = { roundId, userId: jurorId, teamId };
    return [
      ...(!ballot && !conflict
        ? [{ key: 'put', label: m.gates_put_here(), onSelect: () => putting.run({ roundId, pair }) }]
        : []),
      ...(ballot?.state === 'assigned'
        ? [
            {
              key: 'remove',
              label: m.gates_take_away(),
              onSelect: () => removing.run({ id: ballot.id, roundId, pair: { ...pair, kind: ballot.kind } }),
            },
          ]
        : []),
      ...(ballot && canEnterPaper(round, ballot)
        ? [{ key: 'paper', label: m.gates_paper(), onSelect: () => setPaper(ballot) }]
        : []),
      ...(!conflict
        ? [{ key: 'conflict', label: m.gates_mark_conflict(), onSelect: () => declaring.run(of) }]
        : []),
      ...(conflict?.reason === 'declared'
        ? [{ key: 'clear', label: m.gates_clear_conflict(), onSelect: () => clearing.run(of) }]
        : []),
    ];
  };
  if (teams.length === 0) return null;
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <Section title={stage.name}>
      {jurors.length === 0 && <Text tone="muted">{m.gates_stage_no_jurors()}</Text>}
      <SheetMatrix
        label={stage.name}
        teams={teams.map(({ id, name }, row) => ({
          key: id,
          name,
          cells: cells[row] ?? [],
          count: m.gates_count_of({ count: number(counts[row] ?? 0), of: number(round.ballotsWanted) }),
          hasGap: (counts[row] ?? 0) < round.ballotsWanted,
        }))}
        jurors={jurors.map(({ id, firstName, lastName, stageId }) => ({
          ...{ key: id, firstName, lastName, name: personName({ firstName, lastName }) },
          shortName: names.get(id) ?? firstName,
          detail: stageId === stage.id ? undefined : m.gates_film(),
        }))}
        actions={canAssign(round) ? actions : undefined}
        labels={{
          teams: teamsWords(teams.length, locale),
          count: m.gates_sheets(),
          states: cellStateWords(),
          cell: (team, juror, state) => m.gates_cell({ team, juror, state }),
        }}
      />
      <PaperDrawer setup={setup} ballot={paper} onClose={() => setPaper(undefined)} />
    </Section>
  );
}
