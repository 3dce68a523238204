// Removes pictures of accounts that are gone. Called by a clock with a secret key; POST, 200 { removed }.
import { removeFiles } from '../_shared/erasePerson.ts';
import { servePost } from '../_shared/http.ts';
import { serverClient } from '../_shared/project.ts';
import { requireSecretKey } from '../_shared/worker.ts';

/** What one call takes on; the next one goes on from there. */
const BATCH = 100;

servePost(async (request) => {
  await requireSecretKey(request);
  const server = serverClient();
  const { data, error } = await server.rpc('orphaned_files', { p_limit: BATCH });
  if (error) throw new Error(error.message, { cause: error });
  const files = data as { bucket_id: string; name: string }[];
  await removeFiles(server, files);
  return { removed: files.length };
});
