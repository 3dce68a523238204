// fails: no-restricted-imports
export { page } from '@grow/connect';
