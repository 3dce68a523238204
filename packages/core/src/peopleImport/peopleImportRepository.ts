import type { GrowSupabase } from '../db/growSupabase';
import { AppError } from '../errors/AppError';
import { toAppError } from '../errors/toAppError';
import { guard, unwrap } from '../errors/unwrap';
import type { CheckedRow } from './CheckedRow';
import type { ImportSource } from './ImportSource';
import {
  importedColumns,
  importTableFromRow,
  knowledgeFromRow,
  peopleImportFromRow,
  type ImportChoices,
  type ImportTable,
  type Knowledge,
  type PeopleImport,
} from './PeopleImport';

/** A table as it is kept as a draft. */
export interface NewImport {
  /** The file's name, or what pasted addresses are called. */
  readonly name: string;
  readonly source: ImportSource;
  readonly choices: ImportChoices;
}

/** What was chosen for a draft. */
export interface ImportSave {
  readonly id: string;
  readonly choices: ImportChoices;
}

/** A draft that begins: its rows as they were checked. */
export interface ImportStart {
  readonly id: string;
  readonly rows: readonly CheckedRow[];
}

const isImported = ({ fate }: CheckedRow): boolean => fate !== 'problem' && fate !== 'left_out';

const rowGiven = ({ number, email, role, locale, fields }: CheckedRow) => ({
  ...{ n: number, email, role, locale },
  fields: importedColumns(fields),
});

const countsGiven = (rows: readonly CheckedRow[]) =>
  Object.fromEntries(
    (['new', 'again', 'change', 'same'] as const).map((fate) => [
      fate,
      rows.filter((row) => row.fate === fate).length,
    ]),
  );

/** The part of JSON that is sent as it stands. */
const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, never>;

/** Many people at once, for organisers. Every call throws only AppError; `forbidden` for everybody else. */
export function peopleImportRepository(client: GrowSupabase) {
  return {
    /** The newest imports and one's own drafts. @throws AppError `malformed_row` */
    async listImports(): Promise<PeopleImport[]> {
      return guard(async () =>
        (unwrap(await client.rpc('list_imports')) as unknown[]).map(peopleImportFromRow),
      );
    },

    /** One import; null where there is none. @throws AppError `malformed_row` */
    async findImport(id: string): Promise<PeopleImport | null> {
      return guard(async () => {
        const [found] = unwrap(await client.rpc('list_imports', { p_id: id })) as unknown[];
        return found === undefined ? null : peopleImportFromRow(found);
      });
    },

    /** The table of a draft, or the rows of an import that stayed out. @throws AppError `not_found`, `malformed_row` */
    async getTable(id: string): Promise<ImportTable> {
      return guard(async () => {
        const { data, error, status } = await client.rpc('import_source', { p_id: id });
        if (error) throw toAppError(error, { status });
        if (data === null) throw new AppError('not_found');
        return importTableFromRow(data);
      });
    },

    /** Who of the addresses is here, and what their profiles lack. @throws AppError `malformed_row` */
    async getKnowledge(emails: readonly string[]): Promise<Knowledge> {
      return guard(async () =>
        knowledgeFromRow(unwrap(await client.rpc('import_knowledge', { p_emails: [...emails] }))),
      );
    },

    /** Keeps a table as a draft; its id. @throws AppError `invalid_value` */
    async create({ name, source, choices }: NewImport): Promise<string> {
      return guard(async () =>
        unwrap(
          await client.rpc('create_import', {
            p_name: name,
            p_source: asJson(source),
            p_choices: asJson(choices),
          }),
        ),
      );
    },

    /** Keeps what was chosen and mended. @throws AppError `conflict` once it was started; `not_found` */
    async save({ id, choices }: ImportSave): Promise<void> {
      await guard(async () => {
        const { error, status } = await client.rpc('save_import', { p_id: id, p_choices: asJson(choices) });
        if (error) throw toAppError(error, { status });
      });
    },

    /** Forgets a draft. @throws AppError `conflict` once it was started; `not_found` */
    async discard(id: string): Promise<void> {
      await guard(async () => {
        const { error, status } = await client.rpc('discard_import', { p_id: id });
        if (error) throw toAppError(error, { status });
      });
    },

    /**
     * Begins an import with the rows that nothing is wrong with.
     * @throws AppError `reauthentication_needed`; `conflict` where other people are here by now than was said, or once it was
     * started; `invalid_value`
     */
    async start({ id, rows }: ImportStart): Promise<void> {
      const imported = rows.filter(isImported);
      await guard(async () => {
        const { error, status } = await client.rpc('start_import', {
          p_id: id,
          p_rows: imported.map(rowGiven),
          p_counts: countsGiven(imported),
        });
        if (error) throw toAppError(error, { status });
      });
    },

    /** Takes an import back. @throws AppError `reauthentication_needed`, `undo_over`; `conflict` while it runs or once it is taken back */
    async undo(id: string): Promise<void> {
      await guard(async () => {
        const { error, status } = await client.rpc('undo_import', { p_id: id });
        if (error) throw toAppError(error, { status });
      });
    },
  };
}
