export { ListFileButton } from './ListFileButton';
export { saveBlob, saveFile } from './saveFile';
export { useListFile, type MakeListFile } from './useListFile';
