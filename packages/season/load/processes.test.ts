import { expect, it } from 'vitest';
import { processFromStat, readUsage } from './processes';

it('reads a process whose name has blanks and parentheses', () => {
  const line = '42 (a (b) c) S 7 42 42 0 -1 4194304 100 0 0 0 250 50 30 20 20 0 1 0 100 1000 200';
  expect(processFromStat(line)).toEqual({ pid: 42, parent: 7, name: 'a (b) c', cpu: 3, ofEnded: 0.5 });
});

it('counts what this process takes', async () => {
  const begun = await readUsage(process.pid);
  const taken = process.cpuUsage();
  // By its own clock: of a busy machine's time it has no certain share. In microseconds.
  for (let used = 0; used < 300_000;) {
    const { user, system } = process.cpuUsage(taken);
    used = user + system;
  }
  const later = await readUsage(process.pid);
  expect(begun.nodeMb).toBeGreaterThan(10);
  // The kernel counts in hundredths.
  expect(later.nodeCpu - begun.nodeCpu).toBeGreaterThan(0.25);
});
