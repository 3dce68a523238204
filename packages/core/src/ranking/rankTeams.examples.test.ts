import { describe, expect, it } from 'vitest';
import { differenceError } from './differenceError';
import { rankTeams } from './rankTeams';
import type { ScoredBallot } from './ScoredBallot';

/** Sheets from rows `juror team score team score …`. */
function sheetsOf(rows: string): ScoredBallot[] {
  return rows
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [jurorId = '', ...rest] = line.trim().split(/\s+/);
      return Array.from({ length: rest.length / 2 }, (_, at) => ({
        ...{ jurorId: `j${jurorId}`, teamId: `t${rest[2 * at] ?? ''}`, score: Number(rest[2 * at + 1]) },
      }));
    });
}

/** Sheets from rows `team score score …`, jurors in columns. */
function tableOf(rows: string): ScoredBallot[] {
  return rows
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [teamId = '', ...scores] = line.trim().split(/\s+/);
      return scores.map((score, at) => ({
        teamId: `t${teamId}`,
        jurorId: `j${at + 1}`,
        score: Number(score),
      }));
    });
}

function ranked(ballots: readonly ScoredBallot[]) {
  const teams = [...new Set(ballots.map(({ teamId }) => teamId))].map((id) => ({ id }));
  const ranking = rankTeams({ teams, ballots });
  const { lambda = NaN, sigmaSquared = NaN } = ranking;
  return { ranking, sigmaSquared, jurorVariance: lambda * sigmaSquared };
}
const team = (ranking: ReturnType<typeof rankTeams>, id: string) =>
  ranking.teams.find(({ teamId }) => teamId === id);

// Numbers of published examples, whose designs are those of a jury under other names: what is rated is fixed, who or what rates
// is random. Data and estimates are facts of the sources that each test names.
describe('rankTeams on worked examples', () => {
  it('gives the estimates, means and errors of an incomplete design: 15 treatments in 15 blocks of 4', () => {
    // Littell, Milliken, Stroup and Wolfinger, SAS System for Mixed Models (1996), data set 1.5.1 and output 1.7; the digits
    // are those of D. Bates, lme for SAS PROC MIXED users (package SASmixed), section PBIB.
    const { ranking, sigmaSquared, jurorVariance } = ranked(
      sheetsOf(`
        1 15 2.4  9 2.5  1 2.6 13 2.0
        2  5 2.7  7 2.8  8 2.4  1 2.7
        3 10 2.6  1 2.8 14 2.4  2 2.4
        4 15 3.4 11 3.1  2 2.1  3 2.3
        5  6 4.1 15 3.3  4 3.3  7 2.9
        6 12 3.4  4 3.2  3 2.8  1 3.0
        7 12 3.2 14 2.5 15 2.4  8 2.6
        8  6 2.3  3 2.3 14 2.4  5 2.7
        9  5 2.8  4 2.8  2 2.6 13 2.5
       10 10 2.5 12 2.7 13 2.8  6 2.6
       11  9 2.6  7 2.6 10 2.3  3 2.4
       12  8 2.7  6 2.7  2 2.5  9 2.6
       13  5 3.0  9 3.6 11 3.2 12 3.2
       14  7 3.0 13 2.8 14 2.4 11 2.5
       15 10 2.4  4 2.5  8 3.2 11 3.1`),
    );
    expect(jurorVariance).toBeCloseTo(0.046522, 6);
    expect(sigmaSquared).toBeCloseTo(0.085559, 6);
    const ninth = team(ranking, 't9');
    expect(ninth?.adjusted).toBeCloseTo(2.8913111, 6);
    expect(ninth?.standardError).toBeCloseTo(0.1664127, 6);
    const published: Record<string, [number, number]> = {
      t1: [-0.0737886, 0.2220608],
      t10: [-0.4002495, 0.2220608],
      t11: [0.0073879, 0.2220608],
      t12: [0.1615103, 0.2220608],
      t13: [-0.2735419, 0.2220608],
      t14: [-0.4, 0.2272003],
      t15: [-0.0320781, 0.2220608],
      t2: [-0.4859962, 0.2220608],
      t3: [-0.436368, 0.2220608],
      t4: [-0.1074807, 0.2272003],
      t5: [-0.0864131, 0.2220608],
      t6: [0.0193828, 0.2220608],
      t7: [-0.1023261, 0.2220608],
      t8: [-0.1097056, 0.2220608],
    };
    for (const [id, [difference, error]] of Object.entries(published)) {
      expect((team(ranking, id)?.adjusted ?? NaN) - (ninth?.adjusted ?? NaN), id).toBeCloseTo(difference, 6);
      expect(differenceError(ranking, id, 't9'), id).toBeCloseTo(error, 6);
    }
  });

  it('gives the variances of six targets and four judges', () => {
    // Shrout and Fleiss, Intraclass correlations: uses in assessing rater reliability, Psychological Bulletin 86 (1979), tables 2
    // and 3: mean squares of judges 32.49 and of error 1.02. Of a whole table REML is the analysis of variance.
    const { ranking, sigmaSquared, jurorVariance } = ranked(
      tableOf(`
        1  9 2 5 8
        2  6 1 3 2
        3  8 4 6 8
        4  7 1 2 6
        5 10 5 6 9
        6  6 2 4 7`),
    );
    expect(sigmaSquared).toBeCloseTo(1.02, 2);
    expect(sigmaSquared + 6 * jurorVariance).toBeCloseTo(32.49, 2);
    // Everybody was rated by everybody, so that strict and lenient judges weigh on all alike.
    for (const { raw, adjusted } of ranking.teams) expect(adjusted).toBeCloseTo(raw ?? NaN, 12);
  });

  it('gives the estimates and errors of four treatments on five blends', () => {
    // Box, Hunter and Hunter, Statistics for Experimenters (1978), table 7.1; estimates of J. Faraway, Changes to the mixed
    // effects models chapters (2015): mean squares 264/4 of blends and 226/12 of error, error of treatment A 2.48, of differences 2.75.
    const { ranking, sigmaSquared, jurorVariance } = ranked(
      tableOf(`
        A 89 84 81 87 79
        B 88 77 87 92 81
        C 97 92 87 89 80
        D 94 79 85 84 88`),
    );
    expect(sigmaSquared + 4 * jurorVariance).toBeCloseTo(66, 9);
    expect(sigmaSquared).toBeCloseTo(226 / 12, 9);
    expect(team(ranking, 'tA')?.adjusted).toBeCloseTo(84, 9);
    expect(team(ranking, 'tA')?.standardError).toBeCloseTo(2.48, 1);
    expect(differenceError(ranking, 'tA', 'tC')).toBeCloseTo(2.75, 1);
  });

  it('gives the variances of 24 plates and six samples, and how strong each sample is', () => {
    // Davies and Goldsmith, Statistical Methods in Research and Production (1972); Bates, Mächler, Bolker and Walker,
    // Fitting linear mixed-effects models using lme4 (J. Stat. Software 67, 2015): standard deviations of samples 1.9316 and of chance 0.5499.
    const plates = `
      27 23 26 23 23 21|27 23 26 23 23 21|25 21 25 24 24 20|26 23 25 23 23 20|25 22 26 22 23 20|24 22 25 23 22 19
      24 20 23 21 22 19|26 22 26 24 24 21|24 21 24 22 22 20|24 21 24 23 22 19|26 23 26 24 24 21|25 22 26 24 24 20
      26 24 26 24 25 22|26 23 26 23 23 20|26 23 25 24 24 22|25 22 25 23 23 20|25 21 24 23 23 20|25 22 24 23 23 19
      24 21 23 21 21 19|26 23 26 24 24 21|25 21 24 22 22 18|25 22 25 22 22 20|24 21 24 22 24 19|24 21 24 22 21 18`;
    const rows = plates
      .trim()
      .split(/[|\n]/)
      .map((scores, at) => `${at + 1} ${scores}`);
    const { ranking, sigmaSquared, jurorVariance } = ranked(tableOf(rows.join('\n')));
    expect(Math.sqrt(sigmaSquared)).toBeCloseTo(0.5499, 4);
    expect(Math.sqrt(jurorVariance)).toBeCloseTo(1.9316, 4);
    // ranef() of lme4, as the tests of the package LMMstar have it; with as many plates, whether they are random does not matter.
    const published = [2.1870584, -1.01047635, 1.93789985, -0.09689499, -0.01384214, -3.00374477];
    for (const [at, strength] of published.entries()) {
      expect(-(ranking.jurors[at]?.severity ?? NaN)).toBeCloseTo(strength, 5);
    }
  });
});
