// The data calls the product makes, by real supabase-js over real HTTP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { milestoneRepository } from '../../../core/src/milestone/milestoneRepository';
import { seasonRepository } from '../../../core/src/season/seasonRepository';
import { startLocalBackend, type LocalBackend, type Member } from './localBackend';

let local: LocalBackend;
let participant: Member;
let mentor: Member;
let orga: Member;

beforeAll(async () => {
  local = await startLocalBackend();
  [participant, mentor, orga] = await Promise.all([
    local.signIn('PARTICIPANT'),
    local.signIn('MENTOR'),
    local.signIn('ORGA'),
  ]);
});
afterAll(() => local.stop());

describe('reading profiles', () => {
  it('gives one profile with every column', async () => {
    const { data, error, status } = await participant.client
      .from('profiles')
      .select('*')
      .eq('user_id', participant.userId)
      .single();
    expect(error).toBeNull();
    expect(status).toBe(200);
    expect(data).toMatchObject({
      user_id: participant.userId,
      first_name: 'Jonna',
      last_name: 'Falk',
      role: 'PARTICIPANT',
      email: 'jonna@grow.example',
      gender: 'female',
      skills: ['sales', 'interviewing', 'food'],
      avatar: null,
    });
    expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/);
  });

  it('gives all profiles, and gender and e-mail of nobody else', async () => {
    const { data } = await mentor.client.from('profiles').select('*');
    expect(data).toHaveLength(63);
    const telling = data?.filter((row) => row.email !== null || row.gender !== null || row.phone !== null);
    expect(telling?.map((row) => row.user_id)).toEqual([mentor.userId]);
  });

  it('lets nobody guess a hidden column by filtering or sorting', async () => {
    const filtered = await mentor.client.from('profiles').select('user_id').eq('email', 'jonna@grow.example');
    expect(filtered.data).toEqual([]);
    const searched = await mentor.client
      .from('profiles')
      .select('user_id')
      .or('email.ilike.*jonna*,gender.eq.female');
    expect(searched.data?.map((row) => row.user_id).filter((id) => id !== mentor.userId)).toEqual([]);
  });

  it('pages with search, filter, order and total', async () => {
    const page = (from: number) =>
      orga.client
        .from('profiles')
        .select('user_id,first_name,last_name', { count: 'exact' })
        .or('first_name.ilike.*a*,last_name.ilike.*a*')
        .eq('role', 'PARTICIPANT')
        .order('last_name')
        .order('user_id')
        .range(from, from + 9);
    const [first, second] = await Promise.all([page(0), page(10)]);
    expect(first.count).toBeGreaterThan(20);
    expect(second.count).toBe(first.count);
    const ids = [...(first.data ?? []), ...(second.data ?? [])].map((row) => row.user_id);
    expect(new Set(ids).size).toBe(20);
    const past = await page(500);
    expect(past).toMatchObject({ status: 416, error: { code: 'PGRST103' } });
  });

  it('counts by HEAD', async () => {
    const { count, data } = await orga.client.from('profiles').select('*', { count: 'exact', head: true });
    expect(count).toBe(63);
    expect(data).toBeNull();
  });

  it('answers 406 PGRST116 for one row that is none or many', async () => {
    const none = await participant.client
      .from('profiles')
      .select('*')
      .eq('user_id', crypto.randomUUID())
      .single();
    expect(none).toMatchObject({ status: 406, error: { code: 'PGRST116' } });
    const many = await participant.client.from('profiles').select('*').single();
    expect(many).toMatchObject({
      status: 406,
      error: { code: 'PGRST116', details: 'The result contains 63 rows' },
    });
    const maybe = await participant.client
      .from('profiles')
      .select('*')
      .eq('user_id', crypto.randomUUID())
      .maybeSingle();
    expect(maybe).toMatchObject({ data: null, error: null });
  });

  it('shows a visitor no profile, and the public events', async () => {
    const profiles = await local.anonymous().from('profiles').select('*');
    expect(profiles).toMatchObject({ status: 401, error: { code: '42501' } });
    const events = await local
      .anonymous()
      .from('events')
      .select('slug,visibility,starts_at')
      .order('starts_at');
    expect(events.data?.length).toBeGreaterThan(3);
    expect(events.data?.every((event) => event.visibility === 'public')).toBe(true);
  });
});

describe('writing profiles', () => {
  it('updates all twelve fields and returns the row', async () => {
    const { client, userId } = await local.newMember();
    const changes = {
      first_name: 'Yusra',
      last_name: "O'Belkarim",
      studies: 'Law, with "quotes"',
      university: 'Riverside University',
      university_country: 'Germany',
      homeland: 'Morocco',
      gender: 'female',
      avatar: `${userId}-1730000000000.jpg`,
      skills: ['law', 'finance'],
      role: 'PARTICIPANT',
      bio: 'Zeile 1\nZeile 2 — ✓',
      key_qualification: 'Two juries',
    };
    const { data, error } = await client
      .from('profiles')
      .update(changes)
      .eq('user_id', userId)
      .select()
      .single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ ...changes, user_id: userId });
    const cleared = await client
      .from('profiles')
      .update({ gender: null, studies: null, avatar: null, skills: [] })
      .eq('user_id', userId)
      .select('gender,studies,avatar,skills')
      .single();
    expect(cleared.data).toEqual({ gender: null, studies: null, avatar: null, skills: [] });
  });

  it('lets exactly one of many saves over the same version through, and returns its row', async () => {
    const { client, userId } = await local.newMember();
    const read = () => client.from('profiles').select('*').eq('user_id', userId).single();
    const { version } = { version: (await read()).data?.updated_at ?? '' };
    expect(version).toMatch(/:\d\d(?:\.\d{1,6})?\+00:00$/);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client
          .from('profiles')
          .update({ bio: `Save ${index}`, gender: null, role: 'PARTICIPANT' })
          .eq('user_id', userId)
          .eq('updated_at', version)
          .select()
          .single(),
      ),
    );
    const [saved, ...others] = answers.filter(({ data }) => data !== null);
    expect(others).toEqual([]);
    expect((await read()).data).toEqual(saved?.data);
    expect(saved?.data?.updated_at).not.toBe(version);
    for (const { error, status } of answers.filter(({ data }) => data === null)) {
      expect({ code: error?.code, status }).toEqual({ code: 'PGRST116', status: 406 });
    }
  });

  it('touches nobody else', async () => {
    const { data, error } = await mentor.client
      .from('profiles')
      .update({ bio: 'not mine' })
      .eq('user_id', participant.userId)
      .select();
    expect({ data, error }).toEqual({ data: [], error: null });
    const after = await orga.client.from('profiles').select('bio').eq('user_id', participant.userId).single();
    expect(after.data?.bio).not.toBe('not mine');
  });

  it('inserts signup_info and returns the row, once', async () => {
    const { client, userId } = await local.newMember();
    const payload = { user_id: userId, motivation: 'To sell soup', idea_stage: 'idea', looking_for: 'team' };
    const { data, error, status } = await client.from('signup_info').insert(payload).select().single();
    expect(error).toBeNull();
    expect(status).toBe(201);
    expect(data).toMatchObject(payload);
    const again = await client.from('signup_info').insert(payload).select().single();
    expect(again).toMatchObject({ status: 409, error: { code: '23505' } });
    const forOthers = await client.from('signup_info').insert({ ...payload, user_id: mentor.userId });
    expect(forOthers).toMatchObject({ status: 403, error: { code: '42501' } });
    const wrong = await (await local.newMember()).client.from('signup_info').insert({ idea_stage: 'dream' });
    expect(wrong).toMatchObject({ status: 400, error: { code: '23514' } });
  });
});

describe('reading what the weeks ask for', () => {
  it('gives a visitor the season with its weeks, and each with what it asks for, if anything', async () => {
    const season = await seasonRepository(local.anonymous()).currentSeason();
    const words = season?.programme.map(
      ({ week, verb, milestone }) => `${week} ${verb.de}: ${milestone?.title.en}`,
    );
    expect(words).toHaveLength(11);
    expect(words?.[4]).toBe('5 Entwickeln: Prototype and a 60-second film');
    expect(words?.[7]).toBe('8 Erholen: undefined');
  });

  it('gives the milestones of a season with the limits of their parts', async () => {
    const season = await seasonRepository(participant.client).currentSeason();
    const milestones = await milestoneRepository(participant.client).seasonMilestones(season?.id ?? '');
    expect(milestones.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10, 11]);
    const parts = milestones.find(({ week }) => week === 5)?.parts;
    expect(parts?.map(({ kind }) => kind)).toEqual(['text', 'file', 'link', 'film', 'tests']);
    expect(parts?.[3]).toMatchObject({ maxBytes: 200_000_000, mediaTypes: ['video/mp4', 'video/quicktime'] });
  });
});
