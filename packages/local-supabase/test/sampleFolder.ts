import { fileURLToPath } from 'node:url';

/** A small project: settings, one migration, seed, one function, one mail of its own. */
export const sampleFolder = fileURLToPath(new URL('./sample', import.meta.url));
