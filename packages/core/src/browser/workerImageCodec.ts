// The codec in a worker, so that a large photo never holds up the page. The worker file belongs to the app, whose bundler
// finds it: it calls `serveImageCodec()` and nothing else.
import { AppError, isAppError } from '../errors/AppError';
import type { AppErrorCode } from '../errors/AppErrorCode';
import type { ImageSize } from '../image/geometry';
import type { ImageCodec, ImageRenderPlan } from '../image/resizeImage';
import { browserImageCodec } from './imageCodec';

/** What the worker says; the page answers a size with a `ImageRenderPlan`. */
type Answer =
  | { readonly kind: 'size'; readonly size: ImageSize }
  | { readonly kind: 'picture'; readonly picture: Blob }
  | { readonly kind: 'failed'; readonly code: AppErrorCode; readonly details: string }
  | { readonly kind: 'unavailable' };

/** To be called in a worker's own file: draws the pictures that `workerImageCodec` sends. */
export function serveImageCodec(): void {
  addEventListener('message', ({ data, ports: [port] }: MessageEvent<Blob>) => {
    if (port) void draw(data, port);
  });
}

async function draw(picture: Blob, port: MessagePort): Promise<void> {
  const say = (answer: Answer) => {
    port.postMessage(answer);
  };
  // Without it there is nothing to draw on outside of a page.
  if (typeof OffscreenCanvas !== 'function') return say({ kind: 'unavailable' });
  const plan = (size: ImageSize) =>
    new Promise<ImageRenderPlan>((resolve) => {
      port.onmessage = ({ data }: MessageEvent<ImageRenderPlan>) => {
        resolve(data);
      };
      say({ kind: 'size', size });
    });
  try {
    say({ kind: 'picture', picture: await browserImageCodec().render(picture, plan) });
  } catch (error) {
    const code = isAppError(error) ? error.code : 'image_resize_failed';
    say({ kind: 'failed', code, details: String(error) });
  }
}

/**
 * Like `browserImageCodec()`, but in a worker that lives as long as one picture takes; in the page where no worker can be had.
 *
 * @example
 * // imageWorker.ts is one line: serveImageCodec();
 * workerImageCodec(() => new Worker(new URL('./imageWorker.ts', import.meta.url), { type: 'module' }));
 */
export function workerImageCodec(startWorker: () => Worker): ImageCodec {
  return {
    async render(picture, plan) {
      const worker = started(startWorker);
      try {
        const drawn = worker && (await drawIn(worker, picture, plan));
        return drawn ?? (await browserImageCodec().render(picture, plan));
      } finally {
        worker?.terminate();
      }
    },
  };
}

function started(startWorker: () => Worker): Worker | null {
  try {
    return startWorker();
  } catch {
    // No workers here, or the page's policy forbids them.
    return null;
  }
}

/** The picture; null where the worker cannot draw or its file does not arrive. */
function drawIn(
  worker: Worker,
  picture: Blob,
  plan: Parameters<ImageCodec['render']>[1],
): Promise<Blob | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<Blob | null>((resolve, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      resolve(null);
    };
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      switch (data.kind) {
        case 'size':
          void Promise.resolve(data.size)
            .then(plan)
            .then((made) => {
              port1.postMessage(made);
            })
            .catch(reject);
          return;
        case 'picture':
          resolve(data.picture);
          return;
        case 'failed':
          reject(new AppError(data.code, { details: data.details }));
          return;
        case 'unavailable':
          resolve(null);
      }
    };
    worker.postMessage(picture, [port2]);
  }).finally(() => {
    port1.close();
  });
}
