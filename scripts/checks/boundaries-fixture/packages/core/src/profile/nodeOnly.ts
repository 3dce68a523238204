// fails: no-restricted-imports
export { readFile } from 'node:fs/promises';
