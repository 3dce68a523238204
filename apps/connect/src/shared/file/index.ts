export { ListFileButton } from './ListFileButton';
export { saveFile } from './saveFile';
export type { MakeListFile } from './useListFile';
