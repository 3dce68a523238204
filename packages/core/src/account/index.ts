export type { AccountExport, AccountExportRow } from './AccountExport';
export { accountExportFile, type AccountExportFile, type AccountExportFormat } from './exportFiles';
export {
  accountKeys,
  accountMutations,
  accountQueries,
  accountRepository,
  type AccountDeletionProof,
} from './accountRepository';
