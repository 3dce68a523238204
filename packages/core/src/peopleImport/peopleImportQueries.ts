import type { GrowSupabase } from '../db/growSupabase';
import { jobKeys } from '../job/jobQueries';
import { jobRepository } from '../job/jobRepository';
import { profileKeys } from '../profile/profileQueries';
import { patch, productMutation } from '../query/productMutation';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import type { ImportTable, Knowledge, PeopleImport } from './PeopleImport';
import {
  peopleImportRepository,
  type ImportSave,
  type ImportStart,
  type NewImport,
} from './peopleImportRepository';

const all = ['imports'] as const;

/** Cache keys of imports. */
export const peopleImportKeys = {
  all,
  list: [...all, 'list'] as const,
  detail: (id: string) => [...all, 'detail', id] as const,
  table: (id: string) => [...all, 'table', id] as const,
  knowledge: (emails: readonly string[]) => [...all, 'knowledge', emails] as const,
};

/** Queries of imports, for organisers. */
export function peopleImportQueries(client: GrowSupabase | undefined) {
  const repository = () => peopleImportRepository(requireClient(client));
  return {
    /** The newest imports and one's own drafts. */
    list: (): ProductQuery<PeopleImport[]> =>
      productQuery(peopleImportKeys.list, async () => repository().listImports()),
    /** One import; null where there is none. */
    detail: (id: string): ProductQuery<PeopleImport | null> =>
      productQuery(peopleImportKeys.detail(id), async () => repository().findImport(id)),
    /** Its table. */
    table: (id: string): ProductQuery<ImportTable> =>
      productQuery(peopleImportKeys.table(id), async () => repository().getTable(id)),
    /** Who of the addresses is here. */
    knowledge: (emails: readonly string[]): ProductQuery<Knowledge> =>
      productQuery(peopleImportKeys.knowledge(emails), async () => repository().getKnowledge(emails)),
  };
}

const subject = (id: string) => `import ${id}`;

/** Mutations of imports, by organisers. */
export function peopleImportMutations(client: GrowSupabase | undefined) {
  const repository = () => peopleImportRepository(requireClient(client));
  const jobs = () => jobRepository(requireClient(client));
  const ofJob = {
    subject: ({ id }: { readonly id: string }) => subject(id),
    invalidates: [all, jobKeys.all, profileKeys.lists],
  };
  return {
    /** Keeps a table as a draft. */
    create: productMutation([...all, 'create'], async (given: NewImport) => repository().create(given), {
      subject: () => 'new import',
      invalidates: [[...all, 'list']],
    }),
    /** Keeps what was chosen and mended. */
    save: productMutation([...all, 'save'], async (save: ImportSave) => repository().save(save), {
      subject: ({ id }) => subject(id),
      scope: { id: 'import' },
      writes: ({ id }) => [peopleImportKeys.table(id)],
      optimistic: (cache, { id, choices }) =>
        patch<ImportTable>(cache, peopleImportKeys.table(id), (table) => ({ ...table, choices })),
    }),
    /** Forgets a draft. */
    discard: productMutation([...all, 'discard'], async (id: string) => repository().discard(id), {
      subject,
      invalidates: [[...all, 'list']],
    }),
    /** Begins an import. */
    start: productMutation([...all, 'start'], async (given: ImportStart) => repository().start(given), ofJob),
    /** Takes an import back. */
    undo: productMutation(
      [...all, 'undo'],
      async ({ id }: { readonly id: string }) => repository().undo(id),
      ofJob,
    ),
    /** Stops an import where it is. */
    stop: productMutation(
      [...all, 'stop'],
      async ({ job }: { readonly id: string; readonly job: string }) => jobs().stop(job),
      ofJob,
    ),
    /** Lets it go on. */
    resume: productMutation(
      [...all, 'resume'],
      async ({ job }: { readonly id: string; readonly job: string }) => jobs().resume(job),
      ofJob,
    ),
  };
}
