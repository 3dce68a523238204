export type { AccountExport, ExportedRow } from './AccountExport';
export type { ExportFile, ExportFormat } from './exportFiles';
export {
  accountKeys,
  accountMutations,
  accountQueries,
  accountRepository,
  type DeletionProof,
} from './accountRepository';
