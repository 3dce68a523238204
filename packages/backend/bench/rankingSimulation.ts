// What adjusting for strict and lenient jurors is worth: simulated rounds whose truth is known, as a table, and as the picture of
// docs/gates.md. By hand: `npx tsx bench/rankingSimulation.ts [rounds] [rounds of the other severities]`.
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { meanNearness, simulateRound, type Nearness } from '../../core/src/ranking/roundSimulation';
import { nearnessPicture, type NearnessSeries } from './nearnessPicture';

const rounds = Number(process.argv[2] ?? 1000);
const others = Number(process.argv[3] ?? 200);
const severities = [0, 0.25, 0.5, 0.75, 1];

const outcomes = severities.map((severity) => {
  const count = severity === 0.5 ? rounds : others;
  const simulated = (bridges: number) =>
    Array.from({ length: count }, (_, at) => simulateRound({ seed: at + 1, severity, bridges }));
  const [apart, joined] = [simulated(0), simulated(2)];
  const row = {
    severity,
    rawApart: meanNearness(apart.map(({ raw }) => raw)),
    byStage: meanNearness(apart.map(({ adjusted }) => adjusted)),
    raw: meanNearness(joined.map(({ raw }) => raw)),
    adjusted: meanNearness(joined.map(({ adjusted }) => adjusted)),
  };
  const text = ({ error, correlation, rightlyOn }: Nearness) =>
    `${error.toFixed(3)} | ${correlation.toFixed(3)} | ${(100 * rightlyOn).toFixed(1)} %`;
  console.log(`severity ${severity}, ${count} rounds (error | rank correlation | right among the first 16)`);
  for (const [name, nearness] of Object.entries(row)) {
    if (typeof nearness !== 'number') console.log(`  ${name.padEnd(14)} ${text(nearness)}`);
  }
  return row;
});

const series = (
  name: string,
  kind: NearnessSeries['kind'],
  of: (row: (typeof outcomes)[number]) => Nearness,
) => ({
  ...{ name, kind },
  points: outcomes.map((row) => ({ severity: row.severity, nearness: of(row) })),
});
const picture = nearnessPicture([
  series('raw', 'raw', ({ raw }) => raw),
  series('as given by stage, no bridges', 'apart', ({ byStage }) => byStage),
  series('adjusted, two bridges', 'joined', ({ adjusted }) => adjusted),
]);
await writeFile(fileURLToPath(new URL('../../../docs/pictures/ranking.svg', import.meta.url)), picture);
