import { CheckPart } from './CheckPart';
import { ColumnsPart } from './ColumnsPart';
import type { DraftProps } from './DraftProps';
import { useImportChoices } from './useImport';

type DraftPartProps = Pick<DraftProps, 'draft' | 'table'>;

/** A draft: its columns first, then its rows. */
export function DraftPart({ draft, table }: DraftPartProps) {
  const form = useImportChoices(draft.id, table.choices);
  const Part = form.choices.isChecking ? CheckPart : ColumnsPart;
  return <Part draft={draft} table={table} form={form} />;
}
