// How long a ranking takes, from as many sheets as half-time has to four times that, and what it takes to move the line.
// Milliseconds of the processor, because other processes make the clock of a busy machine meaningless. By hand: `npx tsx bench/ranking.ts [rounds]`.
import { lineAt } from '../../core/src/ranking/lineAt';
import { randomRound } from '../../core/src/ranking/rankingCases';
import { rankTeams } from '../../core/src/ranking/rankTeams';

const rounds = Number(process.argv[2] ?? 9);

for (const [teams, ballotsPerTeam, jurors] of [
  [241, 4, 60],
  [1000, 6, 60],
  [1000, 6, 250],
] as const) {
  const times: number[] = [];
  const lines: number[] = [];
  for (let seed = 1; seed <= rounds; seed++) {
    const ground = randomRound(seed, { teams, jurors, ballotsPerTeam, severity: 0.5, chance: 0.5 });
    const start = process.cpuUsage();
    const ranking = rankTeams(ground);
    times.push(process.cpuUsage(start).user / 1000);
    const moving = process.cpuUsage();
    lineAt(ranking, 16);
    lines.push(process.cpuUsage(moving).user / 1000);
  }
  const middle = (values: number[]) =>
    (values.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0).toFixed(1);
  console.log(
    `${teams} teams × ${ballotsPerTeam}, ${jurors} jurors: ${middle(times)} ms, slowest ${Math.max(...times).toFixed(0)} ms; the line ${middle(lines)} ms`,
  );
}
