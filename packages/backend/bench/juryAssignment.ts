// How long it takes to work out who judges whom, for half-time and for four times as many, and whether its proofs hold.
// Milliseconds of the processor, as in bench/ranking.ts. By hand: `npx tsx bench/juryAssignment.ts [rounds]`.
import { checkJuryAssignment } from '../../core/src/juryAssignment/checkJuryAssignment';
import { randomJury } from '../../core/src/juryAssignment/juryCases';
import { proposeJury } from '../../core/src/juryAssignment/proposeJury';

const rounds = Number(process.argv[2] ?? 9);

for (const [teams, jurors, stages] of [
  [241, 60, 12],
  [241, 60, 6],
  [241, 60, 1],
  [1000, 200, 40],
] as const) {
  const times: number[] = [];
  let line = '';
  for (let seed = 1; seed <= rounds; seed++) {
    const ground = randomJury(seed, { teams, jurors, stages });
    const start = process.cpuUsage();
    const assignment = proposeJury(ground);
    times.push(process.cpuUsage(start).user / 1000);
    const faults = checkJuryAssignment(ground, assignment);
    if (faults.length > 0) process.exitCode = 1;
    line = `${assignment.gaps.length} gaps, ${assignment.components.length} components, ${faults.length} faults`;
  }
  const median = times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
  console.log(
    `${teams} teams × 4, ${jurors} jurors on ${stages} stages: ${median.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms; ${line}`,
  );
}
