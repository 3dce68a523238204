import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../mentorProposal/proposalCases';
import { differenceError } from './differenceError';
import { randomRound } from './rankingCases';
import { rankTeams } from './rankTeams';
import type { ScoredBallot } from './ScoredBallot';
import { weightedScore } from './weightedScore';

/** Sheets from `team: score score …`, one juror for each column; a dash is no sheet. */
function roundOf(rows: Record<string, string>) {
  const teams = Object.keys(rows).map((id) => ({ id }));
  const ballots = Object.entries(rows).flatMap(([teamId, scores]) =>
    scores.split(' ').flatMap((score, at): ScoredBallot[] => {
      return score === '-' ? [] : [{ teamId, jurorId: `j${at + 1}`, score: Number(score) }];
    }),
  );
  return { teams, ballots };
}
const rankingOf = (rows: Record<string, string>) => rankTeams(roundOf(rows));
const codes = ({ statements }: ReturnType<typeof rankTeams>) => statements.map(({ code }) => code);
const adjustedOf = ({ teams }: ReturnType<typeof rankTeams>) => teams.map(({ adjusted }) => adjusted ?? NaN);

const shuffled = <T>(list: readonly T[], seed: number): T[] => {
  const random = randomNumbers(seed);
  return list
    .map((value) => ({ value, drawn: random() }))
    .sort((one, other) => one.drawn - other.drawn)
    .map(({ value }) => value);
};

describe('rankTeams', () => {
  it('takes out how strict a juror is, and does not lift a team that met lenient ones', () => {
    // The third juror gives a point less. a, whom they scored, is better than b among the others.
    const ranking = rankingOf({
      ...{ a: '4.2 - 3.1', b: '4 4.1 -', c: '3 3.1 2.1', d: '2 1.8 1', e: '3.4 3.6 2.5', f: '4.4 4.5 3.4' },
    });
    const [a, b] = ranking.teams;
    expect(a?.raw).toBeLessThan(b?.raw ?? NaN);
    expect(a?.adjusted).toBeGreaterThan(b?.adjusted ?? NaN);
    const severities = ranking.jurors.map(({ severity = NaN }) => severity);
    expect(severities[2]).toBeGreaterThan(0.5);
    expect(severities.reduce((sum, severity) => sum + severity, 0)).toBeCloseTo(0, 9);
    expect(a).toMatchObject({ ballots: 2, lowest: 3.1, highest: 4.2, isApart: false, rawRank: 3 });
    expect(codes(ranking)).toEqual([]);
  });

  it('is the same to the last bit in whatever order teams and sheets are listed', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const round = randomRound(seed, {
        teams: 20,
        jurors: 7,
        ballotsPerTeam: 3,
        severity: 0.5,
        chance: 0.4,
      });
      const other = { teams: shuffled(round.teams, seed), ballots: shuffled(round.ballots, seed + 1) };
      expect(rankTeams(other)).toEqual(rankTeams(round));
    }
  });

  it('is moved less by a juror who becomes stricter the more sheets there are', () => {
    const moved = (teams: number, ballotsPerTeam: number) => {
      const round = randomRound(5, { teams, jurors: 12, ballotsPerTeam, severity: 0.4, chance: 0.4 });
      const stricter = round.ballots.map((ballot) => {
        return ballot.jurorId === 'j0003' ? { ...ballot, score: ballot.score - 1 } : ballot;
      });
      const centred = (values: number[]) => {
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        return values.map((value) => value - mean);
      };
      const before = centred(adjustedOf(rankTeams(round)));
      const after = centred(adjustedOf(rankTeams({ ...round, ballots: stricter })));
      return Math.max(...before.map((value, at) => Math.abs(value - (after[at] ?? NaN))));
    };
    // By raw scores a team with four sheets loses a quarter of a point.
    expect(moved(240, 4)).toBeLessThan(0.01);
    expect(moved(240, 4)).toBeLessThan(moved(24, 4));
  });

  it('adjusts nothing when jurors do not differ, and says so', () => {
    const ranking = rankingOf({ a: '4 3.5 3', b: '2 2.5 3', c: '3 2.5 3.5', d: '3.5 4 3' });
    expect(ranking.lambda).toBe(0);
    expect(adjustedOf(ranking)).toEqual(ranking.teams.map(({ raw }) => raw));
    expect(ranking.jurors.map(({ severity }) => severity)).toEqual([0, 0, 0]);
    expect(codes(ranking)).toEqual(['zeroLambda']);
    const { sigmaSquared = NaN } = ranking;
    expect(ranking.teams[0]?.standardError).toBeCloseTo(Math.sqrt(sigmaSquared / 3), 12);
  });

  it.each([
    ['give everybody the same score', { a: '3 3 3', b: '3 3 3', c: '3 3 3' }],
    ['agree on every team', { a: '4 4 4', b: '2 2 2', c: '3.2 3.2 3.2' }],
    ['differ by the same for every team', { a: '4 3.1 4.4', b: '2 1.1 2.4', c: '3.3 2.4 3.7' }],
  ])('has no adjusted scores when all jurors %s: nothing would be chance', (_, rows) => {
    const ranking = rankingOf(rows);
    expect(codes(ranking)).toEqual(['zeroResidual']);
    expect(ranking.teams.flatMap(({ adjusted }) => adjusted ?? [])).toEqual([]);
    expect(ranking).toMatchObject({ lambda: undefined, sigmaSquared: undefined });
    expect(ranking.components[0]?.basis).toBe('raw');
    expect(differenceError(ranking, 'a', 'b')).toBeUndefined();
  });

  it('has no adjusted scores of a single juror, or where every sheet is needed to join jurors', () => {
    const single = rankingOf({ a: '4', b: '2', c: '3' });
    expect(single.statements).toEqual([
      { code: 'oneJuror', jurorId: 'j1' },
      { code: 'oneSheet', teamIds: ['a', 'b', 'c'] },
    ]);
    expect(single.teams.map(({ rawRank }) => rawRank)).toEqual([1, 3, 2]);
    const chain = rankingOf({ a: '4 3 -', b: '- 2 3' });
    expect(chain.statements).toEqual([{ code: 'noFreedom', sheets: 4, teams: 2, jurors: 3 }]);
  });

  it('has no adjusted score of a team with one sheet, which tells nothing of others either', () => {
    const rows = { a: '4 3.5 3.2', b: '2 2.5 1.3', c: '3 2.5 2.6', d: '3.5 4 3' };
    const ranking = rankingOf({ ...rows, e: '- - - 5', f: '1 - -' });
    expect(ranking.teams.map(({ adjusted }) => adjusted !== undefined)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(adjustedOf(ranking).slice(0, 4)).toEqual(adjustedOf(rankingOf(rows)));
    expect(ranking.teams[4]).toMatchObject({
      raw: 5,
      rawRank: 1,
      adjustedRank: undefined,
      standardError: undefined,
    });
    expect(ranking.statements).toContainEqual({ code: 'oneSheet', teamIds: ['e', 'f'] });
  });

  it('takes a juror who scored one team only for nearly average, and says so', () => {
    const ranking = rankingOf({ a: '4 3.5 3.2 1', b: '2 2.5 1.1', c: '3 2.5 2.4', d: '3.5 4 2.9' });
    expect(ranking.statements).toEqual([{ code: 'oneSheetJurors', jurorIds: ['j4'] }]);
    const [, , third, fourth] = ranking.jurors;
    expect(fourth?.ballots).toBe(1);
    // 2.5 points under the others, of which most is taken for chance.
    expect(Math.abs(fourth?.severity ?? NaN)).toBeLessThan(2);
    expect(fourth?.severity).toBeGreaterThan(third?.severity ?? NaN);
  });

  it('adjusts nobody where parts of the round share no juror, and says so', () => {
    const ranking = rankingOf({
      ...{ a: '4 3.5 3 - -', b: '2 2.5 1.5 - -', c: '3 2.5 2.5 - -' },
      ...{ x: '- - - 4.5 4', y: '- - - 3 2.7', z: '- - - - -' },
    });
    expect(ranking.components.map(({ teamIds, jurorIds, basis }) => [teamIds, jurorIds, basis])).toEqual([
      [['a', 'b', 'c'], ['j1', 'j2', 'j3'], 'raw'],
      [['x', 'y'], ['j4', 'j5'], 'raw'],
    ]);
    expect(ranking.teams.map(({ component }) => component)).toEqual([0, 0, 0, 1, 1, undefined]);
    expect(ranking.teams.some(({ adjusted, standardError }) => adjusted ?? standardError)).toBe(false);
    expect(ranking.jurors.some(({ severity }) => severity !== undefined)).toBe(false);
    expect(ranking.teams.map(({ rawRank }) => rawRank)).toEqual([2, 5, 4, 1, 3, undefined]);
    expect(differenceError(ranking, 'a', 'b')).toBeUndefined();
    expect(ranking.statements).toEqual([
      { code: 'disconnected', components: 2 },
      { code: 'unscored', teamIds: ['z'] },
    ]);
  });

  it('adjusts everybody else where the jurors of one team scored nobody but it', () => {
    const rows = { a: '4 3.5 3.2 - -', b: '2 2.5 1.3 - -', c: '3 2.5 2.6 - -', d: '3.5 4 3 - -' };
    const ranking = rankingOf({ ...rows, x: '- - - 4.5 4' });
    expect(ranking.teams.map(({ adjusted }) => adjusted !== undefined)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(ranking.components.map(({ basis }) => basis)).toEqual(['adjusted', 'raw']);
    expect(differenceError(ranking, 'a', 'x')).toBeUndefined();
    expect(differenceError(ranking, 'a', 'b')).toBeGreaterThan(0);
    expect(ranking.statements).toContainEqual({ code: 'alone', teamIds: ['x'] });
    expect(codes(ranking)).not.toContain('disconnected');
  });

  it('names ties to 1e-9, and jurors more than 1.5 apart', () => {
    const ranking = rankingOf({ a: '4 3', b: '3 4', c: '3.5 3.5', d: '1.4 3' });
    expect(ranking.ties).toContainEqual({
      ...{ basis: 'raw', rank: 1, component: undefined, teamIds: ['a', 'b', 'c'] },
    });
    expect(ranking.teams.map(({ rawRank }) => rawRank)).toEqual([1, 1, 1, 4]);
    expect(ranking.teams.map(({ isApart }) => isApart)).toEqual([false, false, false, true]);
    expect(rankingOf({ a: '1.5 3', b: '1.4 2.9' }).teams.map(({ isApart }) => isApart)).toEqual([
      false,
      false,
    ]);
  });

  it('ranks nobody without sheets', () => {
    const ranking = rankingOf({ a: '-', b: '-' });
    expect(ranking.statements).toEqual([{ code: 'noSheets' }]);
    expect(ranking.components).toEqual([]);
    expect(ranking.teams[0]).toMatchObject({ ballots: 0, raw: undefined, range: undefined, isApart: false });
    expect(rankTeams({ teams: [], ballots: [] }).teams).toEqual([]);
  });

  it('refuses what cannot be counted', () => {
    const sheet = { teamId: 'a', jurorId: 'j', score: 3 };
    const teams = [{ id: 'a' }];
    const refused = expect.objectContaining({ code: 'invalid_value' });
    for (const ballots of [[sheet, sheet], [{ ...sheet, teamId: 'b' }], [{ ...sheet, score: NaN }]]) {
      expect(() => rankTeams({ teams, ballots })).toThrow(refused);
    }
    expect(() => rankTeams({ teams: [...teams, ...teams], ballots: [] })).toThrow(refused);
  });
});

describe('weightedScore', () => {
  it('is the mean by weights, whatever they add up to and however they are listed', () => {
    const criteria = [
      { id: 'market', weight: 40 },
      { id: 'team', weight: 60 },
    ];
    expect(weightedScore({ market: 5, team: 2 }, criteria)).toBeCloseTo(3.2, 12);
    expect(weightedScore({ team: 2, market: 5 }, [...criteria].reverse())).toBe(
      weightedScore({ market: 5, team: 2 }, criteria),
    );
  });

  it('refuses a sheet that lacks a criterion, or has a score that is none', () => {
    const criteria = [{ id: 'market', weight: 1 }];
    for (const scores of [{}, { market: 0 }, { market: 6 }, { market: NaN }] as Record<string, number>[]) {
      expect(() => weightedScore(scores, criteria)).toThrow(
        expect.objectContaining({ code: 'invalid_value' }),
      );
    }
    expect(() => weightedScore({ market: 3 }, [{ id: 'market', weight: 0 }])).toThrow('No criterion counts');
  });
});
