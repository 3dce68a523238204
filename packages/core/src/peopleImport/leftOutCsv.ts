import { csvOf } from '../csv/csv';
import type { ImportTable } from './PeopleImport';

/** The rows of an import that stayed out, as a file that can be mended and imported again; those whose account could not be made follow. */
export function leftOutCsv({ source, failed }: ImportTable, emailHead: string): string {
  const { header, rows } = source;
  const out = rows.filter((cells) => cells.some((cell) => cell !== ''));
  const column = Math.max(0, header?.findIndex((name) => /mail/i.test(name)) ?? 0);
  const refused = failed.map(({ email }) => [...Array.from({ length: column }, () => ''), email]);
  return csvOf([header ?? [emailHead], ...out, ...refused]);
}
