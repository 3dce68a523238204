// A thousand rounds of up to fifty people at one seat, over HTTP, each with a token of their own: exactly one wins, no
// team is overfilled, nothing deadlocks. By hand: `pnpm race [rounds]`. A short form of it runs with the tests.
import { openLastSeat } from '../test/conformance/races/lastSeat';
import { openRaceTrack } from '../test/conformance/races/raceTrack';

const [rounds = 1_000] = process.argv.slice(2).map(Number);
const MOST = 50;
/** What a round of one race may be refused with: no place left. */
const EXPECTED = 'GR015';

const track = await openRaceTrack(MOST + 4);
const { run, mostRacers } = await openLastSeat(track);
const seen = { overfilled: 0, withoutOneWinner: 0, otherRefusals: 0, waiters: 0, connections: 0, calls: 0 };
const start = performance.now();
for (let round = 0; round < rounds; round += 1) {
  // From two people to fifty, and every fourth round by invitation.
  const count = Math.min(2 + ((round * 7) % (MOST - 1)), mostRacers);
  const result = await run(count, round % 4 === 3 ? 'invitation' : 'link');
  seen.calls += count;
  if (result.members > result.seats) seen.overfilled += 1;
  if (result.winners !== 1) seen.withoutOneWinner += 1;
  seen.otherRefusals += result.refusals.filter((code) => code !== EXPECTED).length;
  seen.waiters = Math.max(seen.waiters, result.waiters);
  seen.connections = Math.max(seen.connections, result.connections);
}
const [row] = await track.sql<{ deadlocks: string }[]>`
  select deadlocks from pg_stat_database where datname = current_database()`;
await track.stop();
console.log(
  `${rounds} rounds, ${seen.calls} calls, ${Math.round((performance.now() - start) / 1_000)} s\n` +
    `overfilled ${seen.overfilled}, without exactly one winner ${seen.withoutOneWinner}, other refusals ${seen.otherRefusals}, ` +
    `deadlocks ${row?.deadlocks}\nmost lock waiters at once ${seen.waiters}, connections ${seen.connections}`,
);
if (seen.overfilled + seen.withoutOneWinner + seen.otherRefusals + Number(row?.deadlocks) > 0)
  process.exitCode = 1;
