import type { GrowClient } from '@grow/core';
import type { Place } from './place';

// Core's entry for browsers is written against the types of the DOM, which contradict those of Node in the backend's program: what is
// used of it is named here.
interface Sending {
  readonly file: Blob;
  readonly reservation: { readonly id: string; readonly mediaType: string };
  readonly backendUrl: string;
  readonly publishableKey: string;
  readonly getToken: () => Promise<string>;
  readonly network: EventTarget & { readonly navigator: { readonly onLine: boolean } };
}
interface CoreInBrowser {
  readonly createUpload: (options: Sending) => { readonly done: Promise<void> };
}

const entry: string = '@grow/core/browser';
const core = import(entry) as Promise<CoreInBrowser>;

// What tells of the network in a page; here it is always there.
const network = Object.assign(new EventTarget(), { navigator: { onLine: true } });

/** Sends the bytes of a reserved file as the page does. @throws AppError what refused it */
export async function sendFile(
  { url, publishableKey }: Pick<Place, 'url' | 'publishableKey'>,
  { supabase }: GrowClient,
  { id, mediaType, content }: { id: string; mediaType: string; content: Buffer },
): Promise<void> {
  const { createUpload } = await core;
  await createUpload({
    // Outside a browser the library reads a Buffer where a browser gives it a File.
    file: Object.assign(content, { size: content.length }) as unknown as Blob,
    reservation: { id, mediaType },
    backendUrl: url,
    publishableKey,
    getToken: async () => (await supabase.auth.getSession()).data.session?.access_token ?? '',
    network,
  }).done;
}
