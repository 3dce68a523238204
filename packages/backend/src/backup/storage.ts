// Files go in and out by the Storage API, because only it knows where the bytes lie.
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { BackupError, type FileCopy } from './manifest';

/** A project as an operator reaches it. */
export interface Project {
  /** Origin of its APIs. */
  readonly url: string;
  /** `sb_secret_…` */
  readonly secretKey: string;
}

/** What a backup and a restore ask of a project beside its database. All of it throws BackupError. */
export interface Storage {
  /** Writes the bytes of one file to `path`; null where storage has no such file. */
  readonly download: (file: Pick<FileCopy, 'bucket' | 'name'>, path: string) => Promise<Downloaded | null>;
  /** Puts the bytes at `path` into storage as they were there. */
  readonly upload: (file: FileCopy, path: string) => Promise<void>;
  /** The ids of the seasons as the API of the project has them, in order; each project has its own. */
  readonly seasons: () => Promise<string[]>;
}

/** The storage of a project over HTTP. */
export const storageOf = (project: Project): Storage => ({
  download: (file, path) => download(project, file, path),
  upload: (file, path) => upload(project, file, path),
  seasons: () => seasonsOf(project),
});

/** What the bytes of a file turned out to be. */
export type Downloaded = Pick<FileCopy, 'bytes' | 'sha256'>;

const ATTEMPTS = 4;
const FIRST_WAIT_MS = 250;

const headersOf = ({ secretKey }: Project): Record<string, string> => ({
  apikey: secretKey,
  authorization: `Bearer ${secretKey}`,
});

const addressOf = ({ url }: Project, { bucket, name }: Pick<FileCopy, 'bucket' | 'name'>): string =>
  `${url}/storage/v1/object/${encodeURIComponent(bucket)}/${name.split('/').map(encodeURIComponent).join('/')}`;

/** What a try again may mend: no answer at all, or a server that is busy. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** Asks again, after longer and longer, while no answer comes or the server is busy. @throws BackupError */
async function ask(what: string, attempt: () => Promise<Response>): Promise<Response> {
  for (let tried = 1; ; tried += 1) {
    let reason: string;
    try {
      const response = await attempt();
      if (!isPassing(response.status)) return response;
      reason = `status ${response.status}: ${await response.text()}`;
    } catch (error) {
      reason = String(error instanceof Error ? (error.cause ?? error) : error);
    }
    if (tried === ATTEMPTS)
      throw new BackupError(`${what} did not go through in ${ATTEMPTS} attempts: ${reason}`);
    await wait(FIRST_WAIT_MS * 2 ** tried);
  }
}

async function download(
  project: Project,
  file: Pick<FileCopy, 'bucket' | 'name'>,
  path: string,
): Promise<Downloaded | null> {
  const what = `The download of ${file.bucket}/${file.name}`;
  let downloaded: Downloaded | undefined;
  const response = await ask(what, async () => {
    const answer = await fetch(addressOf(project, file), { headers: headersOf(project) });
    // Within the attempt, so that a connection that breaks halfway is tried again.
    if (answer.ok && answer.body) downloaded = await writeBytes(answer.body, path);
    return answer;
  });
  if (downloaded) return downloaded;
  const text = await response.text();
  // Storage says 400 with a statusCode of 404 in its body.
  if (response.status === 404 || /"statusCode":\s*"?404/.test(text)) return null;
  throw new BackupError(`${what} was refused with status ${response.status}: ${text}`);
}

async function writeBytes(body: ReadableStream<Uint8Array>, path: string): Promise<Downloaded> {
  const hash = createHash('sha256');
  let bytes = 0;
  const handle = await open(path, 'w', 0o600);
  try {
    for await (const chunk of Readable.fromWeb(
      body as Parameters<typeof Readable.fromWeb>[0],
    ) as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      await handle.write(chunk);
    }
  } finally {
    await handle.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}

async function upload(project: Project, file: FileCopy, path: string): Promise<void> {
  const what = `The upload of ${file.bucket}/${file.name}`;
  const response = await ask(what, () =>
    fetch(addressOf(project, file), {
      method: 'POST',
      headers: {
        ...headersOf(project),
        'content-type': file.type,
        'cache-control': file.cacheControl,
        'x-upsert': 'true',
      },
      body: Readable.toWeb(createReadStream(path)) as ReadableStream,
      duplex: 'half',
    }),
  );
  if (!response.ok)
    throw new BackupError(`${what} was refused with status ${response.status}: ${await response.text()}`);
}

async function seasonsOf(project: Project): Promise<string[]> {
  const response = await ask(`The question to ${project.url}`, () =>
    fetch(`${project.url}/rest/v1/seasons?select=id&order=id`, { headers: headersOf(project) }),
  );
  if (!response.ok)
    throw new BackupError(
      `${project.url} answered with status ${response.status}: is GROW_SECRET_KEY a secret key of that project? Nothing was changed.`,
    );
  return ((await response.json()) as { id: string }[]).map(({ id }) => id);
}
