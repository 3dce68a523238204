export { ListFileButton } from './ListFileButton';
export { saveBlob, saveFile } from './saveFile';
export type { MakeListFile } from './useListFile';
