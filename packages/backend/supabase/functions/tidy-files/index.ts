// Removes pictures of accounts that are gone, and files that nobody wants any longer. Called by a clock with a secret key; POST, 200 { removed }.
import { removeFiles, type StoredFile } from '../_shared/erasePerson.ts';
import { servePost } from '../_shared/http.ts';
import { callDatabase, serverClient } from '../_shared/project.ts';
import { requireSecretKey } from '../_shared/worker.ts';

/** What one call takes on; the next one goes on from there. */
const BATCH = 100;

servePost(async (request) => {
  await requireSecretKey(request);
  const server = serverClient();
  const files = (await callDatabase(server, 'orphaned_files', { p_limit: BATCH })) as StoredFile[];
  await removeFiles(server, files);
  return { removed: files.length };
});
