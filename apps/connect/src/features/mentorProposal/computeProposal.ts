import type { MentorProposal, ProposalGround } from '@grow/core/mentor-proposal';

const here = async (ground: ProposalGround): Promise<MentorProposal> =>
  (await import('@grow/core/mentor-proposal')).proposeMentors(ground);

/** The proposal for a ground, by a worker; where there is none, by the page itself. */
export function computeProposal(ground: ProposalGround, signal: AbortSignal): Promise<MentorProposal> {
  if (typeof Worker === 'undefined') return here(ground);
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./proposalWorker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    signal.addEventListener('abort', end);
    worker.addEventListener('message', ({ data }: MessageEvent<MentorProposal>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      end();
      here(ground).then(resolve, reject);
    });
    worker.postMessage(ground);
  });
}
