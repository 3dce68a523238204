import { fileURLToPath } from 'node:url';

/** The folder that holds `supabase/`: what the emulator and the Supabase CLI (`--workdir`) take. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));
