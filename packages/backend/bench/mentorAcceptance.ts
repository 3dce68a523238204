// How long 1,000 teams get their mentors, over HTTP and at scale: the ground, the proposal, one call that accepts all of it, and
// one that takes all of it back; mentors asked, assigned at once, and each team moved to another mentor. By hand:
// `npx tsx bench/mentorAcceptance.ts`. It fails where one of them takes longer than a request may.
import { openScaleSeason } from '../test/conformance/scaleSeason';

/** A person's statement is ended after eight seconds; a machine of somebody else's may be half as fast. */
const LIMIT = 4_000;

const season = await openScaleSeason(false);
await season.freeMentors();
const { repository } = season;

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  const took = performance.now() - start;
  console.log(`  ${what.padEnd(28)}${took.toFixed(0).padStart(7)} ms`);
  if (took > LIMIT) process.exitCode = 1;
  return result;
}

function counted(outcomes: readonly { readonly fate: string }[]): string {
  const counts = new Map<string, number>();
  for (const { fate } of outcomes) counts.set(fate, (counts.get(fate) ?? 0) + 1);
  return [...counts].map(([fate, count]) => `${count} ${fate}`).join(', ');
}

type Pairs = ReturnType<typeof season.pairsOf>;

async function round(name: string, asks: boolean, change: (pairs: Pairs) => Pairs = (pairs) => pairs) {
  console.log(name);
  const ground = await timed('ground', () => repository.getGround());
  const worked = await timed('ground and proposal', season.work);
  const pairs = change(season.pairsOf(worked));
  const outcomes = await timed(`accept ${pairs.length} pairs`, () =>
    repository.accept({ hash: ground.hash, pairs, asks }),
  );
  console.log(`  ${counted(outcomes)}`);
  return outcomes.flatMap(({ assignmentId }) => assignmentId ?? []);
}

async function back(ids: readonly string[]) {
  const outcomes = await timed(`take ${ids.length} back`, () => repository.takeBack(ids));
  console.log(
    `  ${counted(outcomes)}, ${outcomes.filter(({ hasFormer }) => hasFormer).length} with the mentor before`,
  );
}

try {
  await back(await round('Nobody has a mentor; all are asked', true));
  await round('Nobody has a mentor; all are assigned', false);
  // Each team gets the mentor of the next one.
  const moved = await round('Everybody moves at once', false, (pairs) =>
    pairs.map(({ teamId }, index) => {
      const next = pairs[(index + 1) % pairs.length];
      return { teamId, mentorId: next?.mentorId ?? '', isOver: true };
    }),
  );
  await back(moved);
} finally {
  await season.stop();
}
