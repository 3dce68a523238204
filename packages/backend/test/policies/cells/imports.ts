// Many people at once: organisers bring and start a list, the clock works through it, and nobody else sees one.
import { cellsOf, prepared } from '../cell';
import { ids } from '../world';
import { byOrga, readByOrga } from './calls';
import { innerCells } from './inner';
import { ofOrga, proven, byServer } from './organisers';
import { allBut, only } from './row';

const list = '77777777-0000-4000-8000-000000000001';
const job = '77777777-0000-4000-8000-000000000002';
const source = `'{"header": ["Mail"], "rows": [["new@grow.example"]]}'::jsonb`;
const rows = `'[{"n": 2, "email": "new@grow.example", "role": "PARTICIPANT", "locale": "de", "fields": {}}]'::jsonb`;
const counts = `'{"new": 1, "again": 0, "change": 0, "same": 0}'::jsonb`;
const draftOf = (who: string) => `
  insert into private.imports (id, name, source, row_count, created_by) values ('${list}', 'kiel.csv', ${source}, 1, '${who}')`;
const draft = draftOf(ids.orga);
const begun = `${draft};
  insert into private.jobs (id, kind, total, done, state, is_in_database, finished_at)
    values ('${job}', 'import_people', 1, 1, 'done', false, now());
  update private.imports set job_id = '${job}', started_at = now(), undo_until = now() + interval '1 hour'`;
const isDraft = (condition: string) => `select from private.imports where id = '${list}' and ${condition}`;
const isGone = `select where not exists (select from private.imports where id = '${list}')`;
const isUndone = `select from private.jobs where undoes = '${job}' and kind = 'import_undo'`;

export const importCells = [
  ...prepared(
    [
      ...ofOrga(
        'imports',
        `insert into private.imports (name, source, row_count) values ('x', ${source}, 1)`,
        "update private.imports set name = 'x'",
      ),
      ...ofOrga(
        'import_rows',
        `insert into private.import_rows (import_id, n, email, role, locale, fields)
          values ('${list}', 1, 'a@grow.example', 'PARTICIPANT', 'de', '{}')`,
        "update private.import_rows set role = 'MENTOR'",
      ),
    ],
    `${begun};
      insert into private.import_rows (import_id, n, email, role, locale, fields)
        values ('${list}', 2, 'new@grow.example', 'PARTICIPANT', 'de', '{}')`,
  ),
  ...prepared(
    cellsOf('private.imports', [
      {
        verb: 'select',
        name: 'read the draft of somebody else',
        sql: 'select from private.imports',
        expect: only('no grant: schema private', 0, {}),
        guards: {
          'policy imports_read_by_orga': allBut(),
          'rls private.imports': allBut(),
        },
      },
    ]),
    draftOf(ids.mentor),
  ),
  ...byOrga(
    'create_import',
    `'kiel.csv', ${source}, '{}'`,
    'keep a list',
    `select from private.imports where name = 'kiel.csv' and created_by = '${ids.orga}'`,
  ),
  ...readByOrga('import_knowledge', "array['new@grow.example']", 'ask who is here'),
  ...readByOrga('list_imports', '', 'list imports'),
  ...prepared(readByOrga('import_source', `'${list}'`, 'read the table of a list'), draft),
  ...prepared(
    byOrga(
      'save_import',
      `'${list}', '{"mapping": []}'`,
      'choose in their list',
      isDraft(`choices ? 'mapping'`),
    ),
    draft,
  ),
  ...prepared(byOrga('discard_import', `'${list}'`, 'discard their list', isGone), draft),
  ...prepared(
    byOrga('save_import', `'${list}', '{}'`, "choose in a colleague's list", 'select', 'GR009'),
    draftOf(ids.other),
  ),
  ...prepared(
    byOrga('discard_import', `'${list}'`, 'discard a list that was started', 'select', 'GR150'),
    begun,
  ),
  ...prepared(
    byOrga(
      'start_import',
      `'${list}', ${rows}, ${counts}`,
      'start a list with an old login',
      'select',
      'GR126',
    ),
    draft,
  ),
  ...prepared(byOrga('undo_import', `'${list}'`, 'undo one with an old login', 'select', 'GR126'), begun),
  ...proven(
    'start_import',
    `'${list}', ${rows}, ${counts}`,
    `select from private.jobs where kind = 'import_people' and created_by = '${ids.orga}'`,
    draft,
  ),
  ...proven('undo_import', `'${list}'`, isUndone, begun),
  ...byServer('import_chunk', `'${job}', '[]'`),
  ...byServer('invite_chunk', `'${job}', '{}', '[]'`),
  ...byServer('delay_job', `'${job}'`),
  ...byServer('tidy_imports', ''),
  ...innerCells({
    is_import_fields: "'{}'",
    export_of_imports: `'${ids.self}'`,
    lacking_columns: 'null::private.profiles',
    accounts_of: "'{}'",
    import_knowledge: "'{}'",
    own_import_draft: `'${list}', '${ids.orga}'`,
    create_import: `'x', ${source}, '{}', '${ids.self}'`,
    save_import: `'${list}', '{}', '${ids.self}'`,
    discard_import: `'${list}', '${ids.self}'`,
    tidy_imports: '1, now()',
    wrong_import_rows: "'[]'",
    counted_import_rows: "'[]'",
    rows_left_out: `${source}, '{}'`,
    start_import: `'${list}', ${rows}, ${counts}, '${ids.self}', now()`,
    fill_profiles: `'${list}', '{}'`,
    settle_import_rows: `'${list}', 1, now()`,
    import_job: `'${job}', 'import_people'`,
    import_fates: `'${list}'`,
    import_chunk: `'${job}', '[]', now()`,
    invite_chunk: `'${job}', '{}', '[]', now()`,
    undo_import: `'${list}', '${ids.self}', now()`,
    removable_accounts: `'${list}', '{}'`,
    give_back_profiles: `'${list}', '{}'`,
    job_chunk_import_undo: 'null::private.jobs, now()',
    listed_imports: `null, '${ids.orga}'`,
  }),
];
