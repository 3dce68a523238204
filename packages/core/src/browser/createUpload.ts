import type { DetailedError, HttpRequest, Upload as TusUpload } from 'tus-js-client';
import { AppError } from '../errors/AppError';
import type { AppErrorCode } from '../errors/AppErrorCode';
import { toAppError } from '../errors/toAppError';
import { UPLOAD_BUCKET } from '../upload/uploadRepository';

/** Bytes of each part: what a hosted project takes, all but the last exactly. */
export const UPLOAD_CHUNK_BYTES = 6 * 1024 * 1024;
/** How long after a cut it is tried again, in milliseconds; from the beginning after every part that arrived. */
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000];
/** How long is waited after that before it is tried as if anew, in milliseconds; the network coming back ends it sooner. */
const LONG_DELAY = 30_000;

/** What an upload is to know. */
export interface UploadOptions {
  readonly file: Blob;
  /** The reserved row: its id is the name in the bucket. */
  readonly reservation: { readonly id: string; readonly mediaType: string };
  /** Address of the project, such as `https://…supabase.co`. */
  readonly backendUrl: string;
  readonly publishableKey: string;
  /** Asked before each request, so that an upload outlives its token. @throws what ends the upload */
  readonly getToken: () => Promise<string>;
  /** Where an upload of the same file goes on that was begun earlier, as `onAddress` said. */
  readonly address?: string | undefined;
  /** Says where the upload can be taken up again within a day. */
  readonly onAddress?: (address: string) => void;
  /** How many bytes have arrived, as far as is known. */
  readonly onProgress?: (sent: number) => void;
  /** Whether it waits for the network now. */
  readonly onWaiting?: (isWaiting: boolean) => void;
  /** What tells of the network; the page's window where it is left out. */
  readonly network?: UploadNetwork;
  /** Waits between attempts, in milliseconds, for tests. */
  readonly delays?: { readonly retries: readonly number[]; readonly long: number };
}

/** The part of a window that tells of the network. */
export type UploadNetwork = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
};

/** A file on its way. */
export interface UploadTransfer {
  /** Resolves when the last byte has arrived. @throws AppError `aborted` by `cancel`; `already_exists`; what refused it */
  readonly done: Promise<void>;
  /** Stops sending until `resume`. */
  pause(): void;
  /** Goes on where it stopped. */
  resume(): void;
  /** Gives it up, and what arrived of it. */
  cancel(): Promise<void>;
}

const answerOf = (error: unknown) => (error as Partial<DetailedError>).originalResponse ?? null;

/** A token that ran out between two parts; storage says so with 400. */
function isTokenRefused(error: unknown): boolean {
  const answer = answerOf(error);
  if (answer === null || ![400, 401, 403].includes(answer.getStatus())) return false;
  return /jwt|"exp" claim/i.test(answer.getBody());
}

/** The upload that was to go on is gone: it is more than a day old, or was never there. */
const isGone = (error: unknown): boolean => [404, 410].includes(answerOf(error)?.getStatus() ?? 0);

/** Lost connections, failures of the server and locks pass; anything else is a refusal. */
function isPassing(error: unknown): boolean {
  const status = answerOf(error)?.getStatus() ?? 0;
  // Of a part it means that another one came first; of the whole, that the file is there.
  const isConflict = status === 409 && (error as DetailedError).originalRequest.getMethod() !== 'POST';
  return status === 0 || status >= 500 || isConflict || [408, 423, 429].includes(status);
}

const refusals: Partial<Record<number, AppErrorCode>> = {
  409: 'already_exists',
  413: 'file_too_large',
  415: 'file_type',
};

/** What the server refused, in one of our codes. */
function refusalOf(error: Error): AppError {
  const answer = answerOf(error);
  if (answer === null) return toAppError(error);
  const status = answer.getStatus();
  const message = answer.getBody().trim() || error.message;
  const code = refusals[status];
  return code
    ? new AppError(code, { status, message, cause: error })
    : toAppError(Object.assign(new Error(message), { status }), { status });
}

/**
 * Sends a file in parts over a network that comes and goes: what arrived stays for a day, and nothing is sent twice. Without a
 * network it waits, for as long as it takes. The library for it is loaded with the first file.
 */
export function createUpload(options: UploadOptions): UploadTransfer {
  const { file, reservation, network = window, delays } = options;
  const { retries, long } = delays ?? { retries: RETRY_DELAYS, long: LONG_DELAY };
  let { address } = options;
  let Library: typeof TusUpload | undefined;
  let current: TusUpload | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;
  let isOver = false;
  /** How often a token was refused since a part arrived. */
  let refused = 0;
  /** Why there is no token, where that is not the network. */
  let tokenError: AppError | undefined;
  const settle: { resolve?: () => void; reject?: (error: AppError) => void } = {};
  const done = new Promise<void>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  // Whoever cancels need not wait for it.
  done.catch(() => undefined);

  function end(error?: AppError): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    network.removeEventListener('online', proceed);
    network.removeEventListener('offline', stop);
    if (error) settle.reject?.(error);
    else settle.resolve?.();
  }

  function wait(): void {
    options.onWaiting?.(true);
    clearTimeout(timer);
    timer = setTimeout(proceed, long);
  }

  function stop(): void {
    if (isOver || isPaused) return;
    void current?.abort();
    wait();
  }

  function proceed(): void {
    if (isOver || isPaused) return;
    clearTimeout(timer);
    if (network.navigator.onLine) launch();
    else wait();
  }

  async function authorize(request: HttpRequest): Promise<void> {
    request.setHeader('apikey', options.publishableKey);
    try {
      request.setHeader('authorization', `Bearer ${await options.getToken()}`);
    } catch (cause) {
      const error = toAppError(cause);
      if (error.code !== 'network' && error.code !== 'timeout') tokenError = error;
      throw error;
    }
  }

  function handleError(error: Error): void {
    if (tokenError) end(tokenError);
    else if (address !== undefined && isGone(error)) {
      address = undefined;
      launch();
    } else if (isPassing(error)) wait();
    else end(refusalOf(error));
  }

  // A new one each time: what an old one still has to say after it was stopped is not listened to.
  function launch(): void {
    if (!Library) return;
    void current?.abort();
    options.onWaiting?.(false);
    const upload: TusUpload = new Library(file, {
      // Where it goes on, or else where it begins: asked to go on, the library begins anew after any failure.
      endpoint: address === undefined ? `${options.backendUrl}/storage/v1/upload/resumable` : null,
      uploadUrl: address ?? null,
      uploadSize: file.size,
      chunkSize: UPLOAD_CHUNK_BYTES,
      retryDelays: [...retries],
      // Its own notes would outlive the person at the machine.
      storeFingerprintForResuming: false,
      metadata: {
        bucketName: UPLOAD_BUCKET,
        objectName: reservation.id,
        contentType: reservation.mediaType,
        cacheControl: '3600',
      },
      onBeforeRequest: authorize,
      onUploadUrlAvailable: () => {
        if (upload.url === null || upload.url === address) return;
        address = upload.url;
        options.onAddress?.(address);
      },
      onProgress: (sent) => options.onProgress?.(sent),
      onChunkComplete: () => {
        refused = 0;
      },
      onShouldRetry(error) {
        if (tokenError) return false;
        if (isTokenRefused(error)) return (refused += 1) <= 2;
        return network.navigator.onLine && isPassing(error);
      },
      onSuccess: () => {
        end();
      },
      onError: handleError,
    });
    current = upload;
    upload.start();
  }

  network.addEventListener('online', proceed);
  network.addEventListener('offline', stop);
  import('tus-js-client').then(
    ({ Upload }) => {
      Library = Upload;
      proceed();
    },
    (cause: unknown) => {
      end(toAppError(cause));
    },
  );

  return {
    done,
    pause() {
      isPaused = true;
      clearTimeout(timer);
      void current?.abort();
    },
    resume() {
      isPaused = false;
      proceed();
    },
    async cancel() {
      if (isOver) return;
      end(new AppError('aborted'));
      // What arrived is removed as well as can be; what stays is tidied up after a day.
      await current?.abort(true).catch(() => undefined);
    },
  };
}
