import { describe, expect, it } from 'vitest';
import { isFull } from '../../../../vitest.shared';
import { checkJuryAssignment } from './checkJuryAssignment';
import { randomJury } from './juryCases';
import { proposeJury } from './proposeJury';

describe('proposeJury on random juries', () => {
  it('is right on 200 random juries: even, without conflicts, connected wherever it can be, and settled', () => {
    let connected = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const given = randomJury(seed, {
        ...{ teams: 5 + (seed % (isFull ? 40 : 20)), jurors: 3 + (seed % 13), stages: 1 + (seed % 5) },
        ...{ ballotsPerTeam: 1 + (seed % 4), bridgesPerJuror: seed % 3, conflicts: (seed % 7) / 10 },
        ...{ kept: (seed % 3) / 30, withoutStage: (seed % 4) / 20 },
      });
      const assignment = proposeJury(given);
      expect(checkJuryAssignment(given, assignment), `seed ${seed}`).toEqual([]);
      if (assignment.components.length === 1) connected++;
      const turned = {
        ...given,
        ...{ teams: [...given.teams].reverse(), jurors: [...given.jurors].reverse() },
        ...{ forbidden: [...given.forbidden].reverse(), kept: [...given.kept].reverse() },
      };
      expect(proposeJury(turned), `seed ${seed}`).toEqual(assignment);
      const again = proposeJury({ ...given, today: assignment.pairs });
      expect(again.pairs, `seed ${seed}`).toEqual(assignment.pairs);
      expect(again.difference).toMatchObject({ added: [], removed: [] });
    }
    expect(connected).toBeGreaterThan(50);
  });

  const [teams, jurors] = isFull ? [1000, 200] : [241, 60];
  it(`is right for ${teams} teams and ${jurors} jurors, whom a tenth leave on the day`, () => {
    const given = randomJury(3, { teams, jurors, stages: 12 });
    const before = proposeJury(given);
    expect(checkJuryAssignment(given, before)).toEqual([]);
    expect(before.components).toHaveLength(1);
    for (const { lowest, highest } of before.balance) expect(highest - lowest).toBeLessThanOrEqual(1);
    const left = given.jurors.filter((_, at) => at % 10 > 0);
    const ids = new Set(left.map(({ id }) => id));
    const kept = before.pairs
      .filter((_, at) => at % 3 === 0)
      .map(({ teamId, jurorId, kind }) => {
        return { teamId, jurorId, why: 'scored' as const, isBridge: kind === 'bridge' };
      });
    const later = { ...given, jurors: left, kept, today: before.pairs };
    const after = proposeJury(later);
    expect(checkJuryAssignment(later, after)).toEqual([]);
    expect(after.pairs.filter(({ jurorId, kind }) => kind !== 'kept' && !ids.has(jurorId))).toEqual([]);
  });
});
