import { describe, expect, it } from 'vitest';
import { checkJuryAssignment } from './checkJuryAssignment';
import type { JuryAssignment } from './JuryAssignment';
import type { Juror, JuryGround, JuryTeam, KeptJuryPair } from './JuryGround';
import { proposeJury } from './proposeJury';

const teamsOn = (stageId: string, count: number): JuryTeam[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${stageId}t${at + 1}`, stageId, position: at + 1 }));
const jurorsOn = (stageId: string, count: number): Juror[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${stageId}j${at + 1}`, stageId, canBridge: true }));
const ground = (given: Partial<JuryGround>): JuryGround => ({
  ...{ teams: [], jurors: [], forbidden: [], kept: [], today: [], ballotsPerTeam: 2, bridgesPerJuror: 2 },
  ...given,
});
const keptPair = (teamId: string, jurorId: string, given: Partial<KeptJuryPair> = {}): KeptJuryPair => ({
  ...{ teamId, jurorId, why: 'scored', isBridge: false },
  ...given,
});
const textOf = ({ pairs }: JuryAssignment) =>
  pairs.map(({ teamId, jurorId, kind }) => `${teamId} ${jurorId} ${kind}`);
const stageLoads = ({ loads }: JuryAssignment) => loads.map(({ stage }) => stage);

describe('proposeJury', () => {
  it('gives every team its sheets, spread evenly over the jurors of its stage', () => {
    const given = ground({ teams: teamsOn('a', 10), jurors: jurorsOn('a', 5), ballotsPerTeam: 4 });
    const assignment = proposeJury(given);
    expect(checkJuryAssignment(given, assignment)).toEqual([]);
    expect(stageLoads(assignment)).toEqual([8, 8, 8, 8, 8]);
    expect(assignment.gaps).toEqual([]);
    expect(assignment.balance[0]).toMatchObject({ stageId: 'a', lowest: 8, highest: 8 });
    // Nobody is on another stage, so nobody scores films.
    expect(new Set(assignment.pairs.map(({ kind }) => kind))).toEqual(new Set(['stage']));
  });

  it('lets every juror rest now and then, and not twice in a row while others never do', () => {
    const given = ground({ teams: teamsOn('a', 9), jurors: jurorsOn('a', 5), ballotsPerTeam: 4 });
    const { pairs } = proposeJury(given);
    for (let position = 1; position <= 5; position++) {
      const rests = given.jurors.filter(
        ({ id }) => !pairs.some((pair) => pair.jurorId === id && pair.teamId === `at${position}`),
      );
      expect(rests).toHaveLength(1);
    }
  });

  it('never proposes who is in conflict, and evens out what that leaves by chains of changes', () => {
    const teams = teamsOn('a', 6);
    const jurors = jurorsOn('a', 3);
    // The third juror may score two teams only; the other two share the rest.
    const forbidden = ['at1', 'at2', 'at3', 'at4'].map((teamId) => {
      return { teamId, jurorId: 'aj3', reason: 'mentor' as const };
    });
    const given = ground({ teams, jurors, forbidden, ballotsPerTeam: 1 });
    const assignment = proposeJury(given);
    expect(checkJuryAssignment(given, assignment)).toEqual([]);
    expect(stageLoads(assignment)).toEqual([2, 2, 2]);
    const harder = ground({ teams, jurors, forbidden, ballotsPerTeam: 2 });
    const uneven = proposeJury(harder);
    expect(checkJuryAssignment(harder, uneven)).toEqual([]);
    expect(stageLoads(uneven)).toEqual([5, 5, 2]);
    expect(uneven.balance).toEqual([
      { stageId: 'a', lowest: 2, highest: 5, heavy: ['aj1', 'aj2'], light: ['aj3'] },
    ]);
  });

  it('joins stages by films of other stages, two for each juror', () => {
    const given = ground({
      teams: [...teamsOn('a', 6), ...teamsOn('b', 6), ...teamsOn('c', 6)],
      jurors: [...jurorsOn('a', 3), ...jurorsOn('b', 3), ...jurorsOn('c', 3)],
    });
    const assignment = proposeJury(given);
    expect(checkJuryAssignment(given, assignment)).toEqual([]);
    expect(assignment.componentsOfStages).toHaveLength(3);
    expect(assignment.components).toHaveLength(1);
    expect(assignment.loads.map(({ bridges }) => bridges)).toEqual(Array.from({ length: 9 }, () => 2));
    const films = assignment.pairs.filter(({ kind }) => kind === 'bridge');
    expect(films.filter(({ teamId, jurorId }) => teamId[0] === jurorId[0])).toEqual([]);
    // Eighteen films for eighteen teams, and as many between every two stages.
    expect(new Set(films.map(({ teamId }) => teamId)).size).toBe(18);
    const links = films.map(({ teamId, jurorId }) => [teamId[0], jurorId[0]].sort().join(''));
    expect(['ab', 'ac', 'bc'].map((link) => links.filter((one) => one === link).length)).toEqual([6, 6, 6]);
  });

  it('joins what only a chain of changes can join', () => {
    // x could join either other stage, y only b: x must leave b to y.
    const given = ground({
      teams: [...teamsOn('a', 1), ...teamsOn('b', 1), ...teamsOn('c', 1)],
      jurors: [...jurorsOn('a', 2), ...jurorsOn('b', 1), ...jurorsOn('c', 1)].map((juror) => {
        return { ...juror, canBridge: juror.stageId === 'a' };
      }),
      forbidden: [{ teamId: 'ct1', jurorId: 'aj2', reason: 'declared' }],
      bridgesPerJuror: 1,
    });
    const assignment = proposeJury(given);
    expect(checkJuryAssignment(given, assignment)).toEqual([]);
    expect(textOf(assignment).filter((pair) => pair.endsWith('bridge'))).toEqual([
      'bt1 aj2 bridge',
      'ct1 aj1 bridge',
    ]);
    expect(assignment.components).toHaveLength(1);
  });

  it('says what stays apart, and proves that films cannot join it', () => {
    const given = ground({
      teams: [...teamsOn('a', 2), ...teamsOn('b', 2), ...teamsOn('c', 2)],
      jurors: [...jurorsOn('a', 2), ...jurorsOn('b', 2), ...jurorsOn('c', 2)].map((juror) => {
        return { ...juror, canBridge: juror.id === 'aj1' };
      }),
      bridgesPerJuror: 1,
    });
    const assignment = proposeJury(given);
    expect(checkJuryAssignment(given, assignment)).toEqual([]);
    expect(assignment.components.map(({ teamIds }) => teamIds.length)).toEqual([4, 2]);
    expect(assignment.fullBridges).toEqual(['aj1']);
    expect(proposeJury({ ...given, bridgesPerJuror: 2 }).components).toHaveLength(1);
    expect(proposeJury({ ...given, bridgesPerJuror: 0 }).components).toHaveLength(3);
  });

  it('names why a team gets too few sheets, and who could be put there by hand', () => {
    const given = ground({
      teams: [
        ...teamsOn('a', 1),
        ...teamsOn('b', 1),
        ...teamsOn('c', 1),
        { id: 'x', stageId: undefined, position: 1 },
      ],
      jurors: [
        ...jurorsOn('a', 2),
        ...jurorsOn('b', 1),
        { id: 'free', stageId: undefined, canBridge: false },
      ],
      forbidden: [
        { teamId: 'at1', jurorId: 'aj1', reason: 'university' },
        { teamId: 'at1', jurorId: 'aj1', reason: 'member' },
        { teamId: 'at1', jurorId: 'bj1', reason: 'mentor' },
      ],
      bridgesPerJuror: 0,
    });
    const assignment = proposeJury(given);
    expect(checkJuryAssignment(given, assignment)).toEqual([]);
    expect(assignment.gaps).toEqual([
      {
        teamId: 'at1',
        wanted: 2,
        got: 1,
        code: 'conflicts',
        jurorsOfStage: 2,
        obstacles: { member: 1 },
        couldPut: ['free'],
      },
      {
        teamId: 'bt1',
        wanted: 2,
        got: 1,
        code: 'tooFewJurors',
        jurorsOfStage: 1,
        obstacles: {},
        couldPut: ['free', 'aj1', 'aj2'],
      },
      {
        teamId: 'ct1',
        wanted: 2,
        got: 0,
        code: 'noJurors',
        jurorsOfStage: 0,
        obstacles: {},
        couldPut: ['free', 'aj1', 'aj2'],
      },
      {
        teamId: 'x',
        wanted: 2,
        got: 0,
        code: 'noStage',
        jurorsOfStage: 0,
        obstacles: {},
        couldPut: ['free', 'aj1', 'aj2'],
      },
    ]);
  });

  it('keeps what was scored or put by hand, also against a conflict, and says so', () => {
    const given = ground({
      teams: [...teamsOn('a', 3), ...teamsOn('b', 3)],
      jurors: [...jurorsOn('a', 3), ...jurorsOn('b', 3)],
      kept: [
        keptPair('at1', 'bj1', { why: 'byHand' }),
        keptPair('at1', 'aj1'),
        keptPair('bt1', 'aj2', { isBridge: true }),
        keptPair('bt2', 'bj1', { why: 'byHand' }),
      ],
      forbidden: [{ teamId: 'bt2', jurorId: 'bj1', reason: 'mentor' }],
    });
    const assignment = proposeJury(given);
    expect(checkJuryAssignment(given, assignment)).toEqual([]);
    expect(assignment.keptConflicts).toEqual([{ teamId: 'bt2', jurorId: 'bj1' }]);
    // Two by hand and scored are all that at1 wants; the film of bt1 does not count towards its two.
    expect(textOf(assignment).filter((pair) => pair.startsWith('at1') && !pair.endsWith('bridge'))).toEqual([
      'at1 aj1 kept',
      'at1 bj1 kept',
    ]);
    expect(assignment.pairs.filter(({ teamId, kind }) => teamId === 'bt1' && kind === 'stage')).toHaveLength(
      2,
    );
    expect(assignment.loads.find(({ jurorId }) => jurorId === 'aj2')?.bridges).toBe(2);
  });

  it('gives what a juror who drops out had not scored to others, and leaves theirs alone', () => {
    const given = ground({
      teams: [...teamsOn('a', 8), ...teamsOn('b', 8)],
      jurors: [...jurorsOn('a', 4), ...jurorsOn('b', 4)],
    });
    const before = proposeJury(given);
    const scored = before.pairs.filter(({ teamId, jurorId }) => {
      return jurorId === 'aj1' && ['at1', 'at2', 'at3'].includes(teamId);
    });
    expect(scored.length).toBeGreaterThan(0);
    const later = {
      ...given,
      jurors: given.jurors.filter(({ id }) => id !== 'aj1'),
      kept: scored.map(({ teamId, jurorId }) => keptPair(teamId, jurorId)),
      today: before.pairs,
    };
    const after = proposeJury(later);
    expect(checkJuryAssignment(later, after)).toEqual([]);
    expect(after.gaps).toEqual([]);
    expect(after.loads.find(({ jurorId }) => jurorId === 'aj1')).toEqual({
      ...{ jurorId: 'aj1', stageId: undefined, stage: scored.length, bridges: 0 },
    });
    const gone = before.pairs.filter(({ jurorId }) => jurorId === 'aj1').length - scored.length;
    expect(after.difference.removed.filter(({ jurorId }) => jurorId === 'aj1')).toHaveLength(gone);
    // Nothing changes on the other stage.
    expect(
      after.difference.removed.filter(({ teamId, jurorId }) => teamId[0] === 'b' && jurorId[0] === 'b'),
    ).toEqual([]);
    expect(after.difference.unchanged).toBeGreaterThan(before.pairs.length * 0.7);
  });
});
