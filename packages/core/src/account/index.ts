export type { AccountExport, AccountExportRow } from './AccountExport';
export type { AccountExportFile, AccountExportFormat } from './exportFiles';
export {
  accountKeys,
  accountMutations,
  accountQueries,
  accountRepository,
  type AccountDeletionProof,
} from './accountRepository';
