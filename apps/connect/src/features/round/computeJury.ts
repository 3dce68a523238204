import type { JuryAssignment, JuryGround } from '@grow/core/jury-assignment';

const here = async (ground: JuryGround): Promise<JuryAssignment> =>
  (await import('@grow/core/jury-assignment')).proposeJury(ground);

/** Who would judge whom, by a worker; where there is none, by the page itself. */
export function computeJury(ground: JuryGround): Promise<JuryAssignment> {
  if (typeof Worker === 'undefined') return here(ground);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./juryWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<JuryAssignment>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      worker.terminate();
      here(ground).then(resolve, reject);
    });
    worker.postMessage(ground);
  });
}
