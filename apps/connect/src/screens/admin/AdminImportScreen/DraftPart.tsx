import type { ImportTable, PeopleImport } from '@grow/core/people-import';
import { CheckPart } from './CheckPart';
import { ColumnsPart } from './ColumnsPart';
import { useImportChoices } from './useImport';

/** What a draft's two steps share. */
export type DraftProps = {
  draft: PeopleImport;
  table: ImportTable;
  form: ReturnType<typeof useImportChoices>;
};

type DraftPartProps = Pick<DraftProps, 'draft' | 'table'>;

/** A draft: its columns first, then its rows. */
export function DraftPart({ draft, table }: DraftPartProps) {
  const form = useImportChoices(draft.id, table.choices);
  const Part = form.choices.isChecking ? CheckPart : ColumnsPart;
  return <Part draft={draft} table={table} form={form} />;
}
