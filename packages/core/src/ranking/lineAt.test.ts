import { describe, expect, it } from 'vitest';
import { decisionsOf } from './decisionsOf';
import { differenceError } from './differenceError';
import { lineAt } from './lineAt';
import { randomRound } from './rankingCases';
import { rankTeams } from './rankTeams';
import type { Ranking } from './Ranking';
import type { ScoredBallot } from './ScoredBallot';
import { sharePlaces } from './sharePlaces';

/** A ranking by raw scores: with one juror nothing is adjusted. */
function oneJuror(scores: Record<string, number | undefined>): Ranking {
  const teams = Object.keys(scores).map((id) => ({ id }));
  const ballots = Object.entries(scores).flatMap(([teamId, score]): ScoredBallot[] =>
    score === undefined ? [] : [{ teamId, jurorId: 'j', score }],
  );
  return rankTeams({ teams, ballots });
}
const statesOf = (ranking: Ranking, cutSize: number) =>
  lineAt(ranking, cutSize).teams.map(({ teamId, state, reason }) => `${teamId} ${reason ?? state}`);

/** Stages that share no juror: a ranking of components with so many teams each, all scored by two jurors. */
function apart(...sizes: number[]): Ranking {
  const teams = sizes.flatMap((size, stage) =>
    Array.from({ length: size }, (_, at) => ({ id: `${stage}-${at}`, stageId: `s${stage}` })),
  );
  const ballots = teams.flatMap(({ id, stageId }, at) =>
    [1, 2].map((juror) => ({
      teamId: id,
      jurorId: `${stageId}-${juror}`,
      score: 1 + ((at * 7 + juror * 3) % 11) / 3,
    })),
  );
  return rankTeams({ teams, ballots });
}

describe('lineAt', () => {
  it('lets the best in, names both neighbours, and what one place less or more would change', () => {
    const ranking = oneJuror({ a: 3, b: 5, c: 4, d: 2 });
    const line = lineAt(ranking, 2);
    expect(statesOf(ranking, 2)).toEqual(['a out', 'b on', 'c on', 'd out']);
    expect(line.components[0]).toMatchObject({
      order: ['b', 'c', 'a', 'd'],
      lastOn: 'c',
      firstOut: 'a',
      distance: 1,
    });
    expect(line.teams.map(({ distance }) => distance)).toEqual([1, 2, 1, 2]);
    expect(line.oneLess).toEqual({ added: [], removed: ['c'] });
    expect(line.oneMore).toEqual({ added: ['a'], removed: [] });
    expect(line.byRaw).toEqual({ added: [], removed: [] });
  });

  it('decides about nobody who is tied across the line, and about all of them one place further', () => {
    const ranking = oneJuror({ a: 5, b: 4, c: 4, d: 4, e: 1 });
    for (const cutSize of [2, 3])
      expect(statesOf(ranking, cutSize)).toEqual(['a on', 'b tie', 'c tie', 'd tie', 'e out']);
    expect(statesOf(ranking, 4)).toEqual(['a on', 'b on', 'c on', 'd on', 'e out']);
    expect(lineAt(ranking, 3).oneMore).toEqual({ added: ['b', 'c', 'd'], removed: [] });
    expect(lineAt(ranking, 4).oneLess).toEqual({ added: [], removed: ['b', 'c', 'd'] });
    // A difference that no score sheet can have made is none.
    expect(statesOf(oneJuror({ a: 4, b: 4 + 5e-10, c: 4 - 5e-10 }), 1)).toEqual(['a tie', 'b tie', 'c tie']);
  });

  it('leaves out nobody with as many places as teams, and everybody with none', () => {
    const ranking = oneJuror({ a: 3, b: 5 });
    expect(statesOf(ranking, 2)).toEqual(['a on', 'b on']);
    expect(statesOf(ranking, 99)).toEqual(['a on', 'b on']);
    expect(statesOf(ranking, 0)).toEqual(['a out', 'b out']);
    expect(lineAt(ranking, 0)).toMatchObject({
      components: [{ lastOn: undefined, firstOut: 'b', distance: undefined }],
    });
    expect(lineAt(ranking, 0).oneLess).toEqual({ added: [], removed: [] });
    expect(() => lineAt(ranking, 1.5)).toThrow(expect.objectContaining({ code: 'invalid_value' }));
  });

  it('decides nothing about teams without a score to order them by', () => {
    expect(statesOf(oneJuror({ a: 3, b: undefined }), 2)).toEqual(['a on', 'b unscored']);
    const rows = [[4, 3.5, 3.2], [2, 2.5, 1.3], [3, 2.5, 2.6], [3.5, 4, 3], [5]];
    const ballots = rows.flatMap((scores, team) =>
      scores.map((score, juror) => ({ teamId: `t${team}`, jurorId: `j${juror}`, score })),
    );
    const ranking = rankTeams({ teams: rows.map((_, team) => ({ id: `t${team}` })), ballots });
    expect(statesOf(ranking, 2)).toEqual(['t0 on', 't1 out', 't2 out', 't3 on', 't4 oneSheet']);
    // By raw scores the one sheet would have been the best.
    expect(lineAt(ranking, 2).byRaw.added).toEqual(['t4']);
  });

  it('says too close to call where the difference is below its own standard error, and nowhere else', () => {
    const round = randomRound(11, { teams: 60, jurors: 15, ballotsPerTeam: 4, severity: 0.5, chance: 0.5 });
    const ranking = rankTeams(round);
    const { teams, components } = lineAt(ranking, 16);
    const { lastOn = '', firstOut = '' } = components[0] ?? {};
    const adjusted = new Map(ranking.teams.map((team) => [team.teamId, team.adjusted ?? NaN]));
    let close = 0;
    for (const { teamId, state, distance = NaN, distanceError = NaN, tooCloseToCall } of teams) {
      const neighbour = state === 'on' ? firstOut : lastOn;
      expect(distance).toBeCloseTo(
        Math.abs((adjusted.get(teamId) ?? NaN) - (adjusted.get(neighbour) ?? NaN)),
        12,
      );
      expect(distanceError).toBe(differenceError(ranking, teamId, neighbour));
      expect(tooCloseToCall).toBe(distance < distanceError);
      if (tooCloseToCall) close++;
    }
    expect(close).toBeGreaterThan(2);
    expect(close).toBeLessThan(40);
    expect(teams.find(({ teamId }) => teamId === lastOn)?.state).toBe('on');
  });

  it('shows whom the raw ranking would have let in instead', () => {
    const round = randomRound(3, { teams: 60, jurors: 15, ballotsPerTeam: 3, severity: 1, chance: 0.3 });
    const ranking = rankTeams(round);
    const { byRaw, teams } = lineAt(ranking, 16);
    const best = ranking.teams.filter(({ rawRank = 99 }) => rawRank <= 16).map(({ teamId }) => teamId);
    const on = teams.filter(({ state }) => state === 'on').map(({ teamId }) => teamId);
    expect(byRaw.added).toEqual(best.filter((id) => !on.includes(id)));
    expect(byRaw.removed).toEqual(on.filter((id) => !best.includes(id)));
    expect(byRaw.added.length).toBeGreaterThan(0);
  });
});

describe('sharePlaces', () => {
  it('gives all places to connected teams, and shares them out where stages share nobody', () => {
    expect(sharePlaces(oneJuror({ a: 1, b: 2, c: 3 }), 2)).toEqual([
      { component: 0, stageIds: [], code: 'connected', teams: 3, quota: 2, places: 2 },
    ]);
    const shares = sharePlaces(apart(20, 11, 9), 8);
    expect(shares.map(({ places, quota, stageIds }) => [stageIds.join(' '), quota, places])).toEqual([
      ['s0', 4, 4],
      ['s1', 2.2, 2],
      ['s2', 1.8, 2],
    ]);
    expect(shares[0]?.code).toBe('disconnected');
  });

  it('shares out exactly as many as there are, within one of the quota, for every number', () => {
    const ranking = apart(13, 7, 7, 5, 3, 1);
    for (let cutSize = 0; cutSize <= 40; cutSize++) {
      const shares = sharePlaces(ranking, cutSize);
      expect(shares.reduce((sum, { places }) => sum + places, 0)).toBe(Math.min(36, cutSize));
      for (const { places, quota, teams } of shares) {
        expect(Math.abs(places - quota)).toBeLessThan(1);
        expect(places).toBeLessThanOrEqual(teams);
      }
      expect(
        lineAt(ranking, cutSize)
          .teams.filter(({ state }) => state === 'undecided')
          .every(({ reason }) => reason === 'tie'),
      ).toBe(true);
    }
  });
});

describe('decisionsOf', () => {
  const ranking = oneJuror({ a: 5, b: 4, c: 4, d: 1 });

  it('is the line where nobody says otherwise, and nothing where the line is silent', () => {
    expect(decisionsOf(ranking, 2, []).map(({ decision }) => decision)).toEqual([
      'on',
      undefined,
      undefined,
      'out',
    ]);
  });

  it('follows an override, and moves nobody else', () => {
    const reason = 'Scored on a broken microphone';
    const decided = decisionsOf(ranking, 2, [
      { teamId: 'd', decision: 'on', reason },
      { teamId: 'c', decision: 'waiting', reason: 'Tied' },
    ]);
    expect(decided).toEqual([
      { teamId: 'a', decision: 'on', by: 'line', reason: undefined },
      { teamId: 'b', decision: undefined, by: 'line', reason: undefined },
      { teamId: 'c', decision: 'waiting', by: 'override', reason: 'Tied' },
      { teamId: 'd', decision: 'on', by: 'override', reason },
    ]);
  });

  it('refuses an override of nobody, a second one, and one without a reason', () => {
    const override = { teamId: 'a', decision: 'out' as const, reason: 'Withdrew' };
    for (const wrong of [
      [{ ...override, teamId: 'x' }],
      [override, override],
      [{ ...override, reason: ' ' }],
    ]) {
      expect(() => decisionsOf(ranking, 2, wrong)).toThrow(
        expect.objectContaining({ code: 'invalid_value' }),
      );
    }
  });
});
