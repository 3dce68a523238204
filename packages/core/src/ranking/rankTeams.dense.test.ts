import { describe, expect, it } from 'vitest';
import { isFull } from '../../../../vitest.shared';
import { randomNumbers } from '../mentorProposal/proposalCases';
import { denseFit } from './denseLikelihood';
import { differenceError } from './differenceError';
import { randomRound } from './rankingCases';
import { rankTeams } from './rankTeams';

describe('rankTeams beside matrices that are written out', () => {
  it('has the same estimates and errors to 1e-8 on 200 random designs, and no more likely λ exists', () => {
    let fitted = 0;
    let atZero = 0;
    for (let seed = 1; fitted < 200; seed++) {
      const random = randomNumbers(seed);
      const ground = randomRound(seed, {
        teams: 4 + Math.floor(random() * 5),
        jurors: 3 + Math.floor(random() * 4),
        ballotsPerTeam: 3,
        severity: random() * 0.8,
        chance: 0.1 + random() * 0.7,
      });
      const ranking = rankTeams(ground);
      const { lambda, sigmaSquared = NaN } = ranking;
      // A team that hangs together with nobody has no score to compare.
      if (lambda === undefined || ranking.components.length > 1) continue;
      fitted++;
      const dense = denseFit(ground);
      const there = dense.at(lambda);
      const near = (one: number | undefined, other: number | undefined, what: string) =>
        expect(Math.abs((one ?? NaN) - (other ?? NaN)), `${what} of seed ${seed}`).toBeLessThan(1e-8);

      near(sigmaSquared, there.sigmaSquared, 'σ²');
      for (const [at, team] of ranking.teams.entries()) {
        near(team.adjusted, there.effects[at], 'score');
        near(team.standardError, Math.sqrt(sigmaSquared * (there.covariance[at]?.[at] ?? NaN)), 'error');
        if (team.component !== ranking.teams[0]?.component) continue;
        const [own = NaN, first = NaN, both = NaN] = [
          there.covariance[at]?.[at],
          there.covariance[0]?.[0],
          there.covariance[0]?.[at],
        ];
        const variance = at === 0 ? 0 : own + first - 2 * both;
        const error = differenceError(ranking, ranking.teams[0]?.teamId ?? '', team.teamId);
        near(error, Math.sqrt(sigmaSquared * variance), 'error of a difference');
      }
      for (const [at, { jurorId, severity }] of ranking.jurors.entries()) {
        expect(dense.jurors[at]).toBe(jurorId);
        near(severity, -(there.leniency[at] ?? NaN), 'severity');
      }

      if (lambda === 0) {
        atZero++;
        expect(there.slope, `seed ${seed}`).toBeGreaterThan(-1e-8);
      } else {
        // How far Newton's method would still move λ, with the slope of the slope by a difference.
        const step = lambda * 1e-4;
        const bend = (dense.at(lambda + step).slope - dense.at(lambda - step).slope) / (2 * step);
        expect(Math.abs(there.slope / bend / lambda), `λ of seed ${seed}`).toBeLessThan(1e-8);
      }
      for (let power = -3; power <= 3; power += isFull ? 0.25 : 1) {
        expect(dense.at(10 ** power).deviance, `seed ${seed}`).toBeGreaterThan(there.deviance - 1e-9);
      }
    }
    expect(atZero).toBeGreaterThan(5);
    expect(atZero).toBeLessThan(100);
  });
});
