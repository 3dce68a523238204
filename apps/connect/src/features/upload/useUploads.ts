import { AppError } from '@grow/core';
import { createUpload } from '@grow/core/browser';
import { placeKey, uploadRepository, type UploadPlace } from '@grow/core/upload';
import { useGrowClient, useUserId } from '@grow/shell';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createUploads, type Uploads } from './createUploads';
import type { UploadItem } from './UploadItem';
import { keptUploads } from './keptUploads';

type Client = ReturnType<typeof useGrowClient>;
type OfPerson = { readonly userId: string; readonly uploads: Uploads };

// One for each client, which a page has one of: an upload goes on while its screen is closed.
const started = new WeakMap<Client['supabase'], OfPerson>();

function uploadsOf({ supabase, config }: Client, userId: string): Uploads {
  const running = started.get(supabase);
  if (running?.userId === userId) return running.uploads;
  running?.uploads.stop();
  const getToken = async (): Promise<string> => {
    const { data, error } = await supabase.auth.getSession();
    if (error) throw error;
    // Whoever signs in at this machine meanwhile sends nothing in another's name.
    if (data.session?.user.id !== userId) throw new AppError('unauthorized');
    return data.session.access_token;
  };
  const uploads = createUploads({
    repository: uploadRepository(supabase),
    kept: keptUploads(userId),
    send: (options) =>
      createUpload({
        ...options,
        backendUrl: config.supabaseUrl,
        publishableKey: config.supabaseKey,
        getToken,
      }),
  });
  started.set(supabase, { userId, uploads });
  return uploads;
}

/** The files on their way to a place, and what to do with them; also what an earlier page began there. */
export function usePlaceUploads(place: UploadPlace): { uploads: Uploads; items: readonly UploadItem[] } {
  const client = useGrowClient();
  const userId = useUserId() ?? '';
  const uploads = useMemo(() => uploadsOf(client, userId), [client, userId]);
  const all = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  const key = placeKey(place);
  useEffect(() => {
    // Without an answer nothing is said: the next visit finds it.
    uploads.restore(place).catch(() => undefined);
    // The key says which place it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [uploads, key]);
  return { uploads, items: all.filter((item) => placeKey(item.place) === key) };
}
