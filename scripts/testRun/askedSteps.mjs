/**
 * The steps of a run by their names: all, or `only` one of them with what it needs, or all without those in `except`, parted by commas.
 * @template {{ name: string, needs?: readonly string[] }} Step
 * @param {readonly Step[]} steps
 * @param {{ only?: string, except?: string }} asked
 * @returns {Step[]} in the order of `steps`
 */
export function askedSteps(steps, { only, except }) {
  if (only === undefined) return steps.filter(({ name }) => !except?.split(',').includes(name));
  const asked = new Set([only]);
  // A set's loop comes to what is added meanwhile.
  for (const name of asked)
    for (const need of steps.find((step) => step.name === name)?.needs ?? []) asked.add(need);
  return steps.filter(({ name }) => asked.has(name));
}
