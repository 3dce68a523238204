import { cellsOf } from '../cell';
import { allBut, only, ungranted } from './row';

const announcements = 'no grant: table announcements';
const audienceGuards = (who: ReturnType<typeof allBut>) => ({
  'policy announcements_read_by_audience': who,
  'rls public.announcements': who,
});

/** One was sent to everybody, one to mentors, and one for participants is a draft. */
export const announcementCells = cellsOf('public.announcements', [
  {
    verb: 'select',
    name: 'read what organisers tell',
    sql: 'select from public.announcements',
    expect: only(announcements, 1, { mentor: 2, orga: 3, noProfile: 0 }),
    guards: audienceGuards(allBut('orga')),
  },
  {
    verb: 'select',
    name: 'read a draft',
    sql: 'select from public.announcements where sent_at is null',
    expect: only(announcements, 0, { orga: 1 }),
    guards: audienceGuards(allBut('orga')),
  },
  ...ungranted('announcements', {
    insert: `insert into public.announcements (season_id, title_en, title_de, body_en, body_de)
      select id, 'x', 'x', 'x', 'x' from public.seasons`,
    update: "update public.announcements set title_en = 'x'",
    delete: 'delete from public.announcements',
  }),
]);
