import { describe, expect, it } from 'vitest';
import { proposeJury } from '../juryAssignment';
import { juryGroundOf, pairsOfAssignment } from './juryGroundOf';
import { placesOnStages, teamsOnStage } from './placesOnStages';
import { roundSetupFromRow, type RoundSetup } from './RoundSetup';

const team = (id: string, more: object = {}) => ({
  ...{ id, slug: id, name: id, city: null, logo: null, members: 3, stage_id: 's1', position: 1 },
  presence: 'expected',
  ...more,
});
const juror = (id: string, more: object = {}) => ({
  ...{ id, first_name: id, last_name: '', role: 'MENTOR', stage_id: 's1' },
  ...more,
});
const stage = (id: string) => ({
  ...{ id, name: id, venue: '', starts_at: '2024-12-19T10:00:00Z', minutes_each: 12 },
});

const setup = (parts: object): RoundSetup =>
  roundSetupFromRow({
    round: {
      ...{ id: 'r', season_id: 's', kind: 'half_time', state: 'setup', cut_size: 2, ballots_wanted: 2 },
      ...{ bridges_wanted: 0, shown_weeks: [], shown_metrics: [], version: 1 },
    },
    criteria: [],
    stages: [stage('s1'), stage('s2')],
    teams: [team('a'), team('b', { position: 2 })],
    jurors: [juror('x'), juror('y'), juror('z', { withdrawn_at: '2024-12-01T10:00:00Z' })],
    conflicts: [],
    ballots: [],
    gaps: {},
    ground: 'g',
    ...parts,
  });
const ballot = (team_id: string, juror_id: string, state: string) => ({
  ...{ id: `${team_id}${juror_id}`, team_id, juror_id, kind: 'stage', state },
});

describe('what a proposal of jurors is computed from', () => {
  it('leaves out jurors who withdrew and teams that did not come', () => {
    const ground = juryGroundOf(setup({ teams: [team('a'), team('b', { presence: 'absent' })] }));
    expect(ground.jurors.map(({ id }) => id)).toEqual(['x', 'y']);
    expect(ground.teams.map(({ id }) => id)).toEqual(['a']);
  });

  it('keeps what a juror has begun, and saves the rest alone', () => {
    const round = setup({ ballots: [ballot('a', 'x', 'draft'), ballot('b', 'x', 'assigned')] });
    const proposal = proposeJury(juryGroundOf(round));
    expect(proposal.pairs).toContainEqual({ teamId: 'a', jurorId: 'x', kind: 'kept' });
    expect(
      pairsOfAssignment(proposal)
        .map(({ teamId, jurorId }) => teamId + jurorId)
        .sort(),
    ).toEqual(['ay', 'bx', 'by']);
  });

  it('gives nobody a team back that they stepped back from', () => {
    const round = setup({ ballots: [ballot('a', 'x', 'recused')] });
    const pairs = pairsOfAssignment(proposeJury(juryGroundOf(round)));
    expect(pairs.map(({ teamId, jurorId }) => teamId + jurorId)).not.toContain('ax');
  });
});

describe('places on stages', () => {
  const waiting = { stage_id: null, position: null };

  it('go to the stage with fewest teams, after those that are there, a city in a row', () => {
    const round = setup({
      teams: [
        team('a', { position: 4 }),
        ...['k1', 'k2'].map((id) => team(id, { ...waiting, city: 'Kiel' })),
        team('j', { ...waiting, city: 'Jena' }),
      ],
    });
    expect(placesOnStages(round)).toEqual([
      { teamId: 'j', stageId: 's2', position: 1 },
      { teamId: 'k1', stageId: 's1', position: 5 },
      { teamId: 'k2', stageId: 's2', position: 2 },
    ]);
  });

  it('are none without a stage, and none for who has one', () => {
    expect(placesOnStages(setup({ stages: [], teams: [team('a', waiting)] }))).toEqual([]);
    expect(placesOnStages(setup({}))).toEqual([]);
  });

  it('do not depend on the order of the teams', () => {
    const teams = ['a', 'b', 'c', 'd'].map((id) => team(id, waiting));
    expect(placesOnStages(setup({ teams }))).toEqual(placesOnStages(setup({ teams: teams.toReversed() })));
  });

  it('are read in the order of the stage', () => {
    const { teams } = setup({ teams: [team('late', { position: 7 }), team('early', { position: 2 })] });
    expect(teamsOnStage(teams, 's1').map(({ id }) => id)).toEqual(['early', 'late']);
  });
});
