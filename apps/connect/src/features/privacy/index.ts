export { DeleteAccount } from './components/DeleteAccount';
export { FieldVisibility } from './components/FieldVisibility';
export { ListFileButton } from './components/ListFileButton';
export { WhoSeesWhat } from './components/WhoSeesWhat';
export { saveFile } from './saveFile';
export { useDataExport } from './useDataExport';
export type { MakeListFile } from './useListFile';
