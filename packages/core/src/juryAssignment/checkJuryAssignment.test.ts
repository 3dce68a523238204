import { describe, expect, it } from 'vitest';
import { checkJuryAssignment } from './checkJuryAssignment';
import type { AssignedJuryPair, JuryAssignment } from './JuryAssignment';
import { randomJury } from './juryCases';
import { proposeJury } from './proposeJury';

const given = randomJury(4, { teams: 18, jurors: 9, stages: 3, ballotsPerTeam: 2, kept: 0.03 });
const right = proposeJury(given);
const codes = (changed: Partial<JuryAssignment>) =>
  checkJuryAssignment(given, { ...right, ...changed }).map(({ code }) => code);
const first = (kind: AssignedJuryPair['kind']): AssignedJuryPair => {
  const found = right.pairs.find((pair) => pair.kind === kind);
  if (found === undefined) throw new Error(`No pair of the kind ${kind}`);
  return found;
};
const replaced = (from: AssignedJuryPair, to: Partial<AssignedJuryPair>) =>
  right.pairs.map((pair) => (pair === from ? { ...pair, ...to } : pair));

describe('checkJuryAssignment', () => {
  it('finds nothing wrong with what is right', () => {
    expect(codes({})).toEqual([]);
  });

  it('finds pairs that must not be, or are missing', () => {
    const [kept, live, film] = [first('kept'), first('stage'), first('bridge')];
    const conflict = given.forbidden.find(
      ({ teamId, jurorId }) =>
        !given.kept.some((pair) => pair.teamId === teamId && pair.jurorId === jurorId) && jurorId !== 'gone',
    );
    expect(codes({ pairs: [...right.pairs, live] })).toContain('twice');
    expect(codes({ pairs: right.pairs.filter((pair) => pair !== kept) })).toContain('missing');
    expect(codes({ pairs: replaced(live, { ...conflict }) })).toContain('conflict');
    expect(codes({ pairs: replaced(live, { jurorId: 'nobody' }) })).toContain('unknown');
    expect(codes({ pairs: replaced(live, { kind: 'kept' }) })).toContain('unknown');
    expect(codes({ pairs: replaced(live, { kind: 'bridge' }) })).toContain('stage');
    expect(codes({ pairs: replaced(film, { kind: 'stage' }) })).toContain('stage');
  });

  it('finds a team with too few sheets, a gap that is not named, and films that are not given', () => {
    const [live, film] = [first('stage'), first('bridge')];
    expect(codes({ pairs: right.pairs.filter((pair) => pair !== live) })).toContain('coverage');
    expect(codes({ pairs: right.pairs.filter((pair) => pair !== film) })).toContain('bridges');
    const gap = {
      teamId: live.teamId,
      wanted: 2,
      got: 1,
      code: 'conflicts' as const,
      jurorsOfStage: 3,
      obstacles: {},
      couldPut: [],
    };
    expect(codes({ gaps: [...right.gaps, gap] })).toEqual(['coverage']);
  });

  it('finds loads that are not those of the pairs, or less even than they could be', () => {
    expect(codes({ loads: right.loads.slice(1) })).toContain('load');
    expect(codes({ balance: [] })).toEqual(['balance', 'balance', 'balance']);
    // All that one juror could give to another is given to them.
    const teams = [1, 2, 3, 4].map((position) => ({ id: `t${position}`, stageId: 's', position }));
    const jurors = ['a', 'b'].map((id) => ({ id, stageId: 's', canBridge: false }));
    const ground = {
      teams,
      jurors,
      forbidden: [],
      kept: [],
      today: [],
      ballotsPerTeam: 1,
      bridgesPerJuror: 0,
    };
    const even = proposeJury(ground);
    const pairs = even.pairs.map((pair) => ({ ...pair, jurorId: 'a' }));
    const loads = [
      { jurorId: 'a', stageId: 's', stage: 4, bridges: 0 },
      { jurorId: 'b', stageId: 's', stage: 0, bridges: 0 },
    ];
    const balance = [{ stageId: 's', lowest: 0, highest: 4, heavy: ['a'], light: ['b'] }];
    const components = [{ teamIds: ['t1', 't2', 't3', 't4'], jurorIds: ['a'] }];
    const uneven = { ...even, pairs, loads, balance, components, componentsOfStages: components };
    expect(checkJuryAssignment(ground, uneven)).toEqual([{ code: 'balance', stageId: 's' }]);
  });

  it('finds components that are not those of the pairs, and ones that films could have joined', () => {
    expect(codes({ components: [...right.components, { teamIds: [], jurorIds: [] }] })).toEqual([
      'components',
    ]);
    const apart = randomJury(4, { teams: 18, jurors: 9, stages: 3, ballotsPerTeam: 2 });
    const joined = proposeJury(apart);
    expect([joined.componentsOfStages.length, joined.components.length]).toEqual([3, 1]);
    const faultsOf = (changed: Partial<JuryAssignment>) =>
      checkJuryAssignment(apart, { ...joined, ...changed });
    const pairs = joined.pairs.filter(({ kind }) => kind !== 'bridge');
    const unjoined = faultsOf({ pairs, components: joined.componentsOfStages });
    expect(unjoined).toContainEqual(expect.objectContaining({ code: 'connected' }));
    // A proof that names too many jurors proves too little.
    const fullBridges = apart.jurors.map(({ id }) => id);
    expect(faultsOf({ fullBridges }).map(({ code }) => code)).toEqual(['connected']);
  });
});
