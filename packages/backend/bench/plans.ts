// Plans, buffers and time of every list of the product at scale, under row security. By hand: `pnpm plans`, or
// `pnpm plans brief` for the figures alone. It fails where a list reads too much or calls a function once a row.
import { measurePlans, type MeasuredList } from './plans/measurePlans';
import { planText } from './plans/planText';
import { MOST_BUFFERS } from './plans/planRules';

const isBrief = process.argv.includes('brief');

const figures = ({ by, name, buffers, time }: MeasuredList): string =>
  `${by.padEnd(8)}${name.padEnd(52)}${String(buffers).padStart(5)} buffers ${time.toFixed(1).padStart(8)} ms`;

const measured = await measurePlans();
for (const list of measured) {
  if (isBrief) continue;
  console.log(`\n${figures(list)}`);
  for (const statement of list.statements) console.log(planText(statement));
}
console.log('');
for (const list of measured) {
  console.log(figures(list));
  for (const fault of list.faults) console.log(`        FAILED ${fault}`);
}
const failed = measured.filter(({ faults }) => faults.length > 0).length;
console.log(
  `\n${measured.length} lists, ${failed} failed; at most ${MOST_BUFFERS} shared buffers each, a whole round aside`,
);
process.exitCode = failed === 0 ? 0 : 1;
