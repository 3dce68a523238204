export type { AccountExport, AccountExportRow } from './AccountExport';
export type { Participation } from './Participation';
export { accountExportFile, type AccountExportFile, type AccountExportFormat } from './exportFiles';
export {
  accountKeys,
  accountMutations,
  accountQueries,
  accountRepository,
  type AccountDeletionProof,
} from './accountRepository';
