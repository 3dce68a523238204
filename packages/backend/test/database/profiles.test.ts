import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../src/testing';
import { addPerson, asPerson } from './people';

let database: TestDatabase;
let sql: postgres.Sql;
let orga: string;
beforeAll(async () => {
  database = await createTestDatabase();
  sql = postgres(database.adminUrl, { max: 6, onnotice: () => undefined });
  orga = await addPerson(sql, 'ORGA');
});
afterAll(async () => {
  await sql.end();
  await database.drop();
});

const profileOf = async (userId: string): Promise<postgres.Row | undefined> =>
  (await sql`select *, updated_at::text as version from public.profiles where user_id = ${userId}`)[0];

/** Resolves once `count` sessions of this database wait for a lock. */
const waiting = async (count: number): Promise<void> => {
  for (;;) {
    const [row] = await sql<{ held: number }[]>`select count(*)::int as held from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    if ((row?.held ?? 0) >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const gate = (): { opened: Promise<void>; open: () => void } => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

describe('what is read as a line about somebody', () => {
  const hidden = [' ', '\u200b', 'Ada\nLovelace', 'Ada\u202eecalevoL', 'Ada\u2028'];
  const columns = [
    ...['first_name', 'last_name', 'homeland', 'studies', 'university'],
    ...['university_country', 'key_qualification', 'city', 'wish'],
  ];

  it.each(columns)('has something to see, one line and one direction: %s', async (column) => {
    const id = await addPerson(sql);
    for (const text of hidden) {
      await expect(
        asPerson(
          sql,
          id,
          (as) => as`update public.profiles set ${as({ [column]: text })} where user_id = ${id}`,
        ),
      ).rejects.toMatchObject({ code: '23514' });
    }
    for (const text of ['Ж', '李', 'אדה', "O'Neill-Ünal"])
      await asPerson(
        sql,
        id,
        (as) => as`update public.profiles set ${as({ [column]: text })} where user_id = ${id}`,
      );
  });

  it('is made plain when a provider or a form sends it, so that no sign-up fails', async () => {
    const id = await addPerson(sql, 'PARTICIPANT', {
      first_name: ' Ada\n\u202eLovelace ',
      last_name: '\u200b',
    });
    expect(await profileOf(id)).toMatchObject({ first_name: 'Ada Lovelace', last_name: '' });
    const cut = await addPerson(sql, 'PARTICIPANT', { first_name: `${'\u200b'.repeat(80)}Ada` });
    expect(await profileOf(cut)).toMatchObject({ first_name: '' });
  });
});

describe('signing up', () => {
  it('makes a profile from the metadata, cut to size, and never with a role of its own choice', async () => {
    const id = await addPerson(sql, 'PARTICIPANT', {
      first_name: `  ${'Ä'.repeat(200)}  `,
      last_name: 'Okafor',
      locale: 'de',
      role: 'ORGA',
    });
    expect(await profileOf(id)).toMatchObject({
      first_name: 'Ä'.repeat(80),
      last_name: 'Okafor',
      locale: 'de',
      role: 'PARTICIPANT',
      email: `${id}@example.org`,
      bio: '',
      skills: [],
      discoverable: false,
      gender: null,
    });
  });

  it.each([
    ['nothing', null],
    ['a list', ['first_name']],
    ['a text', 'ORGA'],
    ['other types', { first_name: { role: 'ORGA' }, last_name: 7, locale: ['de'] }],
    ['an unknown language', { locale: 'xx' }],
  ])('is not stopped by metadata that is %s', async (_name, metadata) => {
    const id = await addPerson(sql, 'PARTICIPANT', metadata);
    expect(await profileOf(id)).toMatchObject({ role: 'PARTICIPANT', locale: 'en' });
  });

  it('ends with everything gone when the account is deleted', async () => {
    const id = await addPerson(sql);
    await asPerson(sql, id, async (request) => {
      await request`insert into public.signup_info (user_id, motivation) values (${id}, 'To learn')`;
      await request`insert into public.consents (user_id, kind, version) values (${id}, 'terms', '2024-10')`;
    });
    await sql.begin(async (transaction) => {
      await transaction`set local role supabase_auth_admin`;
      await transaction`delete from auth.users where id = ${id}`;
    });
    const [left] = await sql`select
      (select count(*)::int from private.profiles where user_id = ${id})
      + (select count(*)::int from private.profile_private where user_id = ${id})
      + (select count(*)::int from public.signup_info where user_id = ${id})
      + (select count(*)::int from public.consents where user_id = ${id}) as rows`;
    expect(left).toEqual({ rows: 0 });
  });
});

describe('saving a profile', () => {
  it('takes the twelve fields in one update and gives the row back, with what only the person sees', async () => {
    const id = await addPerson(sql);
    const saved = await asPerson(
      sql,
      id,
      (request) => request`update public.profiles set
        first_name = 'Ada', last_name = 'Okafor', studies = 'Physics', university = 'KIT', university_country = 'Germany',
        homeland = 'Nigeria', gender = 'female', avatar = ${`${id}-1730000000000.jpg`}, skills = ${['web', 'sales']},
        role = 'PARTICIPANT', bio = 'Builds things', key_qualification = 'Welding'
        where user_id = ${id} returning *`,
    );
    expect(saved).toMatchObject([
      {
        user_id: id,
        first_name: 'Ada',
        gender: 'female',
        email: `${id}@example.org`,
        skills: ['web', 'sales'],
        key_qualification: 'Welding',
      },
    ]);
  });

  it.each([
    ['inside a list', '{{web},{sales}}'],
    ['twice', '{web,web}'],
  ])('refuses skills %s, which would break the pages of others', async (_name, skills) => {
    const id = await addPerson(sql);
    const change = asPerson(
      sql,
      id,
      (tx) => tx`update public.profiles set skills = ${skills}::text::text[] where user_id = ${id}`,
    );
    await expect(change).rejects.toMatchObject({
      code: '23514',
      constraint_name: 'profiles_skills_are_a_plain_list',
    });
  });

  it('loses nothing when two saves of different fields cross', async () => {
    const id = await addPerson(sql);
    const { opened, open } = gate();
    const first = asPerson(sql, id, async (request) => {
      await request`update public.profiles set bio = 'From the phone', gender = 'female' where user_id = ${id}`;
      open();
      await waiting(1);
    });
    await opened;
    const second = asPerson(
      sql,
      id,
      (request) =>
        request`update public.profiles set studies = 'Physics', phone = '+49 1' where user_id = ${id} returning *`,
    );
    await first;
    const both = { bio: 'From the phone', gender: 'female', studies: 'Physics', phone: '+49 1' };
    expect(await second).toMatchObject([both]);
    expect(await profileOf(id)).toMatchObject(both);
  });

  /** Two saves of which the second waits for the first. */
  const cross = async (
    id: string,
    first: (request: postgres.TransactionSql) => Promise<unknown>,
    second: (request: postgres.TransactionSql) => Promise<unknown>,
  ): Promise<unknown> => {
    const { opened, open } = gate();
    const ahead = asPerson(sql, id, async (request) => {
      await first(request);
      open();
      await waiting(1);
    });
    await opened;
    const behind = asPerson(sql, id, second);
    await ahead;
    return behind;
  };

  it.each(['versioned', 'plain'])(
    'lets exactly one of two crossing saves of a field through, %s',
    async (kind) => {
      const id = await addPerson(sql);
      const before = await profileOf(id);
      const save = (bio: string) => (request: postgres.TransactionSql) =>
        request`update public.profiles set bio = ${bio}, role = 'PARTICIPANT' where user_id = ${id}
          and (${kind === 'plain'} or updated_at = ${String(before?.['version'])}::text::timestamptz) returning *`;
      expect(await cross(id, save('First'), save('Second'))).toEqual([]);
      expect(await profileOf(id)).toMatchObject({ bio: 'First' });
    },
  );

  it('lets both through where they save the same', async () => {
    const id = await addPerson(sql);
    const save = (request: postgres.TransactionSql) =>
      request`update public.profiles set gender = 'female' where user_id = ${id} returning gender`;
    expect(await cross(id, save, save)).toEqual([{ gender: 'female' }]);
  });

  it('has a new version after a change of any field', async () => {
    const id = await addPerson(sql);
    const version = async () => String((await profileOf(id))?.['version']);
    const change = (request: postgres.TransactionSql, column: string) =>
      request`update public.profiles set ${sql({ [column]: column === 'skills' ? ['web'] : 'x' })} where user_id = ${id}`;
    const seen = [await version()];
    for (const column of [
      'first_name',
      'studies',
      'gender',
      'phone',
      'skills',
      'bio',
      'key_qualification',
      'wish',
    ]) {
      await asPerson(sql, id, (request) => change(request, column));
      seen.push(await version());
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('does not let a stranger lock or read a row by saving nothing', async () => {
    const [id, other] = [await addPerson(sql), await addPerson(sql)];
    const save = asPerson(
      sql,
      other,
      (request) => request`update public.profiles set bio = bio where user_id = ${id} returning user_id`,
    );
    expect(await save).toEqual([]);
  });

  it('follows a changed account e-mail', async () => {
    const id = await addPerson(sql);
    await sql`update auth.users set email = 'moved@example.org' where id = ${id}`;
    expect(await profileOf(id)).toMatchObject({ email: 'moved@example.org' });
  });
});

describe('the last organiser', () => {
  it('stays when two organisers demote each other at the same time', async () => {
    const second = await addPerson(sql, 'ORGA');
    const { opened, open } = gate();
    const demoteSecond = asPerson(sql, orga, async (request) => {
      await request`update public.profiles set role = 'PARTICIPANT' where user_id = ${second}`;
      open();
      await waiting(1);
    });
    await opened;
    const demoteFirst = asPerson(
      sql,
      second,
      (request) => request`update public.profiles set role = 'MENTOR' where user_id = ${orga}`,
    );
    // Expected before the other is awaited: the two answers arrive in any order.
    const refused = expect(demoteFirst).rejects.toMatchObject({ code: 'GR002', message: 'last_orga' });
    await demoteSecond;
    await refused;
    expect(await profileOf(orga)).toMatchObject({ role: 'ORGA' });
    expect(await profileOf(second)).toMatchObject({ role: 'PARTICIPANT' });
  });

  it('is not deleted with the account, and not demoted together with all others', async () => {
    await expect(sql`delete from auth.users where id = ${orga}`).rejects.toMatchObject({ code: 'GR002' });
    const second = await addPerson(sql, 'ORGA');
    await expect(sql`update private.profiles set role = 'MENTOR' where role = 'ORGA'`).rejects.toMatchObject({
      code: 'GR002',
    });
    await sql`delete from auth.users where id = ${second}`;
    expect(await profileOf(orga)).toMatchObject({ role: 'ORGA' });
  });

  it('is made at first by the secret key or a direct connection', async () => {
    const id = await addPerson(sql);
    await sql.begin(async (request) => {
      await request`select set_config('request.jwt.claims', '{"role":"service_role"}', true)`;
      await request`set local role service_role`;
      await request`update public.profiles set role = 'ORGA' where user_id = ${id}`;
    });
    expect(await profileOf(id)).toMatchObject({ role: 'ORGA' });
  });

  it('is not made by a person through a function that runs as its owner', async () => {
    const id = await addPerson(sql);
    await sql`create function public.promote(who uuid) returns void language sql security definer set search_path = ''
      as 'update private.profiles set role = ''ORGA'' where user_id = who'`;
    await sql`alter function public.promote(uuid) owner to postgres`;
    await expect(asPerson(sql, id, (request) => request`select public.promote(${id})`)).rejects.toMatchObject(
      {
        code: '42501',
        message: 'role_change_denied',
      },
    );
    await expect(
      sql.begin(async (request) => {
        await request`select set_config('request.jwt.claims', '{"role":"anon"}', true)`;
        await request`set local role anon`;
        await request`select public.promote(${id})`;
      }),
    ).rejects.toMatchObject({ code: '42501', message: 'role_change_denied' });
  });
});

describe('the bucket of pictures', () => {
  it('is private, takes JPEG only and 2 MB at most', async () => {
    const [bucket] =
      await sql`select public, file_size_limit::int, allowed_mime_types from storage.buckets where id = 'avatars'`;
    expect(bucket).toEqual({
      public: false,
      file_size_limit: 2 * 1024 * 1024,
      allowed_mime_types: ['image/jpeg'],
    });
  });
});
