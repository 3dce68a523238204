// A backend and two members who have pictures.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalBackend, type Member } from './localBackend';

export const OPTIONS = { upsert: true, cacheControl: '604800', contentType: 'image/jpeg' };

export const picture = (bytes: Uint8Array<ArrayBuffer> | string = 'picture', type = 'image/jpeg') =>
  new Blob([bytes], { type });

export async function openAvatars() {
  const local = await startLocalBackend();
  const [me, other] = await Promise.all([local.signIn('PARTICIPANT'), local.signIn('MENTOR')]);
  const ask = (
    path: string,
    init: RequestInit & { headers?: Record<string, string> } = {},
    token = me.accessToken,
  ) =>
    fetch(`${local.backend.env.url}/storage/v1${path}`, {
      ...init,
      headers: {
        apikey: local.backend.env.publishableKey,
        authorization: `Bearer ${token}`,
        ...init.headers,
      },
    });
  let next = 1_730_000_000_000;
  return {
    local,
    me,
    other,
    ask,
    avatars: (member: Member = me) => member.client.storage.from('avatars'),
    /** A name of mine that no picture has yet. */
    newName: () => `${me.userId}-${next++}.jpg`,
    filesOnDisk: async () =>
      (
        await readdir(join(local.dataDir, 'storage'), { recursive: true, withFileTypes: true }).catch(
          () => [],
        )
      ).filter((entry) => entry.isFile()).length,
    copyOf: async (sourceKey: string, destinationKey: string): Promise<{ error: unknown }> => {
      const response = await ask('/object/copy', {
        method: 'POST',
        body: JSON.stringify({ bucketId: 'avatars', sourceKey, destinationKey }),
        headers: { 'x-upsert': 'true' },
      });
      return { error: response.ok ? null : await response.json() };
    },
  };
}

export type Avatars = Awaited<ReturnType<typeof openAvatars>>;
