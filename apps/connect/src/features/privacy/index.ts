export { DeleteAccount } from './components/DeleteAccount';
export { WhoSeesWhat } from './components/WhoSeesWhat';
export { useDataExport } from './useDataExport';
