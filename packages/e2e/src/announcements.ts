// Announcements of a test's own: for one person, whom a city that nobody else names tells apart.
import { onDatabase } from './database';
import { asAdmin, createPerson, type Person } from './people';
import { runningSeason } from './season';
import { uniqueWord } from './uniqueWord';

/** An announcement, and the one who gets it. */
export interface ArrangedAnnouncement {
  readonly id: string;
  readonly title: string;
  readonly reader: Person;
}

/** A draft in both languages for one person. */
export async function arrangeAnnouncement(): Promise<ArrangedAnnouncement> {
  const city = uniqueWord();
  const reader = await createPerson({ lastName: city });
  await asAdmin('PATCH', `/rest/v1/profiles?user_id=eq.${reader.userId}`, { city });
  const title = `Hall ${city}`;
  const season = await runningSeason();
  const [row] = await asAdmin<{ id: string }[]>('POST', '/rest/v1/announcements', {
    ...{ season_id: season.id, audience: ['PARTICIPANT'], rules: { city } },
    ...{ title_en: title, title_de: title, body_en: 'At nine.\n\nBring shoes.', body_de: 'Um neun.' },
  });
  if (!row) throw new Error('No announcement came back');
  return { id: row.id, title, reader };
}

/** Its two minutes are over, and the clock has come by. */
export async function sendNow(id: string): Promise<void> {
  await onDatabase((sql) =>
    // At night nothing goes out: what the clock does by day is done here, and the clock itself finds the row locked meanwhile.
    sql.begin(async (transaction) => {
      await transaction`update public.announcements set send_at = now() - interval '1 second' where id = ${id}`;
      await transaction`
        select private.freeze_announcement(a, now()), private.inform_recipients(a, array(
          select p.user_id from private.audience(a.audience, a.rules, a.corrects_id) p
        ), now())
        from public.announcements a where a.id = ${id} and a.state = 'scheduled'`;
    }),
  );
}

/** Its mails came back. */
export async function comeBack(id: string): Promise<void> {
  await onDatabase(
    (sql) => sql`
      update private.outbox set state = 'dead', error = '550 no such mailbox', claim = null
      where kind = 'announcement' and details ->> 'announcement_id' = ${id}`,
  );
}
