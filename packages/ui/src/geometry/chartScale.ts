/** A value axis that begins at 0: its last grid line is `max`. */
export interface ValueScale {
  max: number;
  /** Values of the grid lines, 0 first; at most five, so that no more than four stand above the base. */
  ticks: number[];
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** A scale for counts up to `highest`: whole, round steps, at most `maxSteps` of them. */
export const countScale = (highest: number, maxSteps = 4): ValueScale => {
  const raw = Math.max(highest, 1) / maxSteps;
  const magnitude = 10 ** Math.floor(Math.log10(raw));
  const steps = roundSteps.map((step) => step * magnitude).filter(Number.isInteger);
  const step = steps.find((candidate) => candidate >= raw) ?? Math.ceil(raw);
  const count = Math.max(1, Math.ceil(highest / step));
  return { max: count * step, ticks: Array.from({ length: count + 1 }, (_, index) => index * step) };
};
