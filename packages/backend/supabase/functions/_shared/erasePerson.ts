// The end of an account, whoever asked for it.
import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal } from './http.ts';
import { callDatabase, DatabaseError } from './project.ts';

/** Where a file is stored. */
export interface StoredFile {
  bucket_id: string;
  name: string;
}

/** Removes stored files through the Storage API, which takes the bytes along. */
export async function removeFiles(server: SupabaseClient, files: readonly StoredFile[]): Promise<void> {
  for (const bucket of new Set(files.map((file) => file.bucket_id))) {
    const names = files.filter((file) => file.bucket_id === bucket).map((file) => file.name);
    const { error } = await server.storage.from(bucket).remove(names);
    if (error) throw error;
  }
}

/** Asked before anything is touched, so that a refusal leaves the account as it is. */
async function requireNoObstacle(server: SupabaseClient, userId: string): Promise<void> {
  const obstacles = (await callDatabase(server, 'deletion_obstacles', { p_user_id: userId })) as {
    code: string;
  }[];
  const [first, ...more] = obstacles.map(({ code }) => code);
  if (first !== undefined) throw obstacle(first, ...more);
}

async function removeFilesOf(server: SupabaseClient, userId: string): Promise<void> {
  const files = (await callDatabase(server, 'files_of_person', { p_user_id: userId })) as StoredFile[];
  await removeFiles(server, files);
}

/**
 * Deletes an account and everything about the person, and leaves one mail about it in the outbox. Obstacles are
 * asked first; then the files go, so that a fault leaves an account that can be deleted again; once more afterwards, for one that was uploaded meanwhile.
 * Doing it twice does no harm; false when there was no such account.
 * @throws Refusal last_orga, or the obstacle's own code
 */
export async function erasePerson(server: SupabaseClient, userId: string): Promise<boolean> {
  await requireNoObstacle(server, userId);
  await removeFilesOf(server, userId);
  const wasThere = await eraseAccount(server, userId);
  await removeFilesOf(server, userId);
  return wasThere;
}

async function eraseAccount(server: SupabaseClient, userId: string): Promise<boolean> {
  try {
    return (await callDatabase(server, 'erase_account', { p_user_id: userId })) === true;
  } catch (error) {
    if (error instanceof DatabaseError && /^GR\d{3}$/.test(error.code)) throw obstacle(error.message);
    throw error;
  }
}

/** 409: something has to be settled before the account may go. */
function obstacle(...codes: [string, ...string[]]): Refusal {
  return new Refusal(409, codes[0], 'Something stands in the way of deleting this account.', {
    obstacles: codes,
  });
}
