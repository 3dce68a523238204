// What a person may fill up, when it is full. One cell each: what fills it is slow.
import type { Cell } from '../cell';
import { ids, roleOf } from '../world';

const ada = (cell: Pick<Cell, 'relation' | 'name' | 'prepare' | 'sql' | 'expected' | 'guards'>): Cell => ({
  ...cell,
  verb: 'insert',
  who: 'self',
  role: roleOf('self'),
  persona: 'self',
  claims: {},
  check: null,
});

export const boundCells = [
  ada({
    relation: 'storage.objects',
    name: 'add a picture after fifty',
    prepare: `insert into storage.objects (bucket_id, name)
      select 'avatars', '${ids.self}-' || n || '.jpg' from generate_series(101, 150) n`,
    sql: "insert into storage.objects (bucket_id, name) values ('avatars', auth.uid() || '-9.jpg')",
    expected: 'policy: objects',
    guards: [
      'policy avatars_insert_by_owner',
      'policy logos_insert_by_captain_or_orga',
      'policy hand_ins_insert_by_uploader',
      'policy story_pictures_insert_by_team',
    ],
  }),
  ada({
    relation: 'public.consents',
    name: 'consent after a hundred times',
    prepare: `insert into public.consents (user_id, kind, version, withdrawn_at)
      select '${ids.self}', 'newsletter', '1999-01', now()
      from generate_series(1, 100 - (select count(*)::int from public.consents where user_id = '${ids.self}'))`,
    sql: "insert into public.consents (kind, version) values ('newsletter', '2024-10')",
    expected: '54000',
    guards: ['trigger consents_bound'],
  }),
];
