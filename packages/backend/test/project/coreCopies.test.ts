import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { staleCopies, writeCopies } from '../../src/coreCopies';

it('the functions have of core what core has now; else run: pnpm --filter @grow/backend run copies', async () => {
  expect(await staleCopies()).toEqual([]);
});

it('a copy that is missing or was edited is told', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'grow-copies-'));
  try {
    expect(await staleCopies(folder)).toEqual([
      'announcementLetter.ts',
      'calendarFile.ts',
      'checkInCode.ts',
      'cleanMessage.ts',
    ]);
    await writeCopies(folder);
    await appendFile(join(folder, 'checkInCode.ts'), '\n');
    expect(await staleCopies(folder)).toEqual(['checkInCode.ts']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
