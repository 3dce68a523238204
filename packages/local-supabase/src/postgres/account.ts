// Postgres refuses to run as root, so root lends it an account of its own; anyone else runs it as themselves.
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { ClusterError } from './ClusterError';

const run = promisify(execFile);

/** The operating-system account the database server runs as. */
export interface DatabaseAccount {
  uid: number;
  gid: number;
}

const ACCOUNT_NAME = 'postgres';

const lookUpAccount = async (): Promise<DatabaseAccount> => {
  const [uid, gid] = await Promise.all([run('id', ['-u', ACCOUNT_NAME]), run('id', ['-g', ACCOUNT_NAME])]);
  return { uid: Number.parseInt(uid.stdout, 10), gid: Number.parseInt(gid.stdout, 10) };
};

/** The account to run the server as: null for the current one, which is everyone's case but root's. */
export async function databaseAccount(): Promise<DatabaseAccount | null> {
  if (process.getuid?.() !== 0) return null;
  try {
    return await lookUpAccount();
  } catch {
    try {
      await run('useradd', ['--system', '--user-group', '--no-create-home', ACCOUNT_NAME]);
      return await lookUpAccount();
    } catch (cause) {
      throw new ClusterError(
        'account_missing',
        'Postgres does not run as root, and the account "postgres" could not be made. Run this as an ordinary user, or add that account.',
        { cause },
      );
    }
  }
}

const mayEnter = async (folder: string, account: DatabaseAccount): Promise<boolean> => {
  const { mode, uid, gid } = await stat(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};

/** The outermost folder above (or at) `path` that the account may not enter, or null when the way is free. */
export async function firstClosedFolder(path: string, account: DatabaseAccount): Promise<string | null> {
  const parent = dirname(path);
  const above = parent === path ? null : await firstClosedFolder(parent, account);
  if (above) return above;
  return (await mayEnter(path, account)) ? null : path;
}
