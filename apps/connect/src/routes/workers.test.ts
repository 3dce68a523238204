import { expect, it } from 'vitest';
import { paths } from '../paths';
import { isOtherWorker, workerAt } from './workers';

it('a worker serves its own screens alone, and links into them from elsewhere are new documents', () => {
  expect(workerAt(paths.juryRound('half-time'))).toBe('/jury/');
  expect(workerAt(paths.checkIn('night'))).toBe('/admin/event-desk/');
  for (const path of [paths.dashboard(), paths.adminEvents(), paths.adminEvent('night'), '/nothing-here'])
    expect(workerAt(path)).toBeUndefined();
  const sheet = paths.jurySheet('final', 'taktgeber');
  expect(isOtherWorker(paths.dashboard(), sheet)).toBe(true);
  expect(isOtherWorker(paths.juryRound('final'), sheet)).toBe(false);
  expect(isOtherWorker(sheet, paths.dashboard())).toBe(false);
  expect(isOtherWorker(paths.checkIn('night'), sheet)).toBe(true);
});
