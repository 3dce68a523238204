import type { ImportTable, PeopleImport } from '@grow/core/people-import';
import type { useImportChoices } from './useImport';

/** What a draft's two steps share. */
export type DraftProps = {
  draft: PeopleImport;
  table: ImportTable;
  form: ReturnType<typeof useImportChoices>;
};
