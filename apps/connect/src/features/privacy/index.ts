export { DeleteAccount } from './components/DeleteAccount';
export { FieldVisibility } from './components/FieldVisibility';
export { WhoSeesWhat } from './components/WhoSeesWhat';
export { useDataExport } from './useDataExport';
