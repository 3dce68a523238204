// Who judges whom is computed beside the page, which goes on answering.
import { proposeJury, type JuryGround } from '@grow/core/jury-assignment';

addEventListener('message', ({ data }: MessageEvent<JuryGround>) => postMessage(proposeJury(data)));
