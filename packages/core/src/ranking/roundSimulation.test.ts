import { describe, expect, it } from 'vitest';
import { isFull } from '../../../../vitest.shared';
import { meanNearness, simulateRound } from './roundSimulation';

const rounds = isFull ? 1000 : 60;
/** Milliseconds: two thousand rounds take minutes on a busy machine. */
const patient = 900_000;
const outcomes = (severity: number, bridges: number) => {
  const all = Array.from({ length: rounds }, (_, at) => simulateRound({ seed: at + 1, severity, bridges }));
  return {
    all,
    raw: meanNearness(all.map(({ raw }) => raw)),
    adjusted: meanNearness(all.map(({ adjusted }) => adjusted)),
  };
};
// Two tests compare with the same rounds.
let asked: ReturnType<typeof outcomes> | undefined;
const strictAndJoined = () => (asked ??= outcomes(0.5, 2));

// What is asserted holds by a wide margin: the figures stand in docs/gates.md.
describe(`${rounds} rounds with known severity`, () => {
  it(
    'are nearer to the truth adjusted than raw, in every measure, when bridges join the stages',
    () => {
      const { all, raw, adjusted } = strictAndJoined();
      expect(new Set(all.map(({ components }) => components))).toEqual(new Set([1]));
      expect(adjusted.error).toBeLessThan(raw.error - 0.05);
      expect(adjusted.correlation).toBeGreaterThan(raw.correlation + 0.03);
      expect(adjusted.rightlyOn).toBeGreaterThan(raw.rightlyOn + 0.05);
      expect(adjusted.error).toBeLessThan(0.26);
      expect(adjusted.correlation).toBeGreaterThan(0.9);
      // Not on the average only: nearly every round orders teams better.
      const better = all.filter((one) => one.adjusted.correlation > one.raw.correlation).length;
      expect(better / rounds).toBeGreaterThan(0.95);
    },
    patient,
  );

  it(
    'are ordered as given without bridges, because strict stages cannot be told from weak ones, and cost right places',
    () => {
      const without = outcomes(0.5, 0);
      const joined = strictAndJoined();
      expect(new Set(without.all.map(({ components }) => components))).toEqual(new Set([12]));
      expect(without.adjusted.error).toBe(without.raw.error);
      expect(without.adjusted.error).toBeGreaterThan(joined.adjusted.error + 0.04);
      expect(without.adjusted.rightlyOn).toBeLessThan(joined.adjusted.rightlyOn - 0.05);
    },
    patient,
  );

  it(
    'lose next to nothing by adjusting when jurors do not differ',
    () => {
      const { raw, adjusted } = outcomes(0, 2);
      expect(adjusted.error).toBeLessThan(raw.error + 0.002);
      expect(adjusted.correlation).toBeGreaterThan(raw.correlation - 0.002);
    },
    patient,
  );
});
