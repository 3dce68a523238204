// The proposal is computed beside the page, which goes on answering.
import { proposeMentors, type ProposalGround } from '@grow/core/mentor-proposal';

addEventListener('message', ({ data }: MessageEvent<ProposalGround>) => postMessage(proposeMentors(data)));
