// How long a proposal for 1,000 teams and 200 mentors takes, with its memory, and whether its certificate holds: with more places
// than teams, as many, and too few. By hand: `npx tsx --expose-gc bench/mentorProposal.ts [rounds]`.
import { checkMentorProposal } from '../../core/src/mentorProposal/checkMentorProposal';
import { randomGround } from '../../core/src/mentorProposal/proposalCases';
import { proposeMentors } from '../../core/src/mentorProposal/proposeMentors';

const rounds = Number(process.argv[2] ?? 5);

for (const room of [1.2, 1, 0.8]) {
  const times: number[] = [];
  let memory = 0;
  let line = '';
  for (let seed = 1; seed <= rounds; seed++) {
    const ground = randomGround(seed, 1000, 200, room);
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
    const start = performance.now();
    const proposal = proposeMentors(ground);
    times.push(performance.now() - start);
    memory = Math.max(memory, process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers - before);
    const faults = checkMentorProposal(ground, proposal);
    if (faults.length > 0) process.exitCode = 1;
    line = `${proposal.unmatched.length} without, ${faults.length} faults`;
  }
  const median = times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
  console.log(
    `room ${room}: ${median.toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms, ${(memory / 1e6).toFixed(0)} MB; ${line}`,
  );
}
