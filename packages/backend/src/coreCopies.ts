// Functions are deployed as the folder they lie in, so what they share with the apps lies there a second time.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const source = pathOf('../../core/src');
const target = pathOf('../supabase/functions/_shared/core');
/** Files of core that import nothing. */
const files = [
  'announcementAdmin/announcementLetter.ts',
  'calendar/calendarFile.ts',
  'event/checkInCode.ts',
  'report/cleanMessage.ts',
];

const copyOf = async (file: string): Promise<string> =>
  `// Copied from core by "pnpm --filter @grow/backend run copies". Never edited by hand.\n${await readFile(join(source, file), 'utf8')}`;

/** Copies what functions need of core, and returns the folder. */
export async function writeCopies(folder = target): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const file of files) await writeFile(join(folder, basename(file)), await copyOf(file));
  return folder;
}

/** The names of copies that are not what core has now. */
export async function staleCopies(folder = target): Promise<string[]> {
  const checked = await Promise.all(
    files.map(async (file) => {
      const found = await readFile(join(folder, basename(file)), 'utf8').catch(() => '');
      return found === (await copyOf(file)) ? [] : [basename(file)];
    }),
  );
  return checked.flat();
}
