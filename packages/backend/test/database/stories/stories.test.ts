// A story is public while everybody whom it concerns agrees, and no longer.
import type postgres from 'postgres';
import { beforeEach, describe, expect, it } from 'vitest';
import { only, refusal } from '../rows';
import { withDatabase } from '../withDatabase';
import { shortStory, storyWorld } from './storyWorld';

let sql: postgres.Sql;
let world: ReturnType<typeof storyWorld>;
withDatabase((opened) => {
  sql = opened;
  world = storyWorld(opened);
});

let team: Awaited<ReturnType<ReturnType<typeof storyWorld>['finalist']>>;
beforeEach(async () => {
  await sql`delete from private.stories`;
  await sql`delete from private.site_rebuilds`;
  team = await world.finalist();
});

const names = async () => (await world.showcase()).map(({ name }) => name);
const named = () => ({
  ...shortStory,
  mentor_id: team.mentor,
  people: [{ user_id: team.captain, does_en: 'Captain' }],
});
/** A story that names the mentor, submitted. */
async function submitted(story: object = named()) {
  await world.save(team.captain, team.id, story);
  await world.submit(team.captain, team.id);
}
async function published() {
  await submitted();
  await world.answer(team.member, true);
  await world.answer(team.mentor, true);
}

describe('writing', () => {
  it('is for members of a finalist, and part by part without a conflict', async () => {
    await world.save(team.captain, team.id, { pitch_en: 'Rope.' });
    await world.save(team.member, team.id, { link: 'https://rope.example' });
    await world.save(team.captain, team.id, { pitch_en: 'Better rope.' }, { pitch_en: 'Rope.' });
    expect((await world.workspace(team.member))['draft']).toEqual({
      pitch_en: 'Better rope.',
      link: 'https://rope.example',
    });
    // The same part, over what is not there any more.
    expect(
      await refusal(world.save(team.member, team.id, { pitch_en: 'Mine.' }, { pitch_en: 'Rope.' })),
    ).toBe('GR190');
    // The same again, after an answer that was lost, is no change.
    await world.save(team.captain, team.id, { pitch_en: 'Better rope.' }, { pitch_en: 'Rope.' });
    expect((await world.workspace(team.member))['draft_version']).toBe(3);
    expect(await refusal(world.save(team.mentor, team.id, shortStory))).toBe('GR014');
    await sql`update public.teams set status = 'active' where id = ${team.id}`;
    expect(
      await refusal(world.save(team.captain, team.id, { pitch_en: 'x' }, { pitch_en: 'Better rope.' })),
    ).toBe('GR192');
  });

  it('takes a part that was blank for one that was never written', async () => {
    const blank = { pitch_en: '', outcome: null, facts: [] };
    await world.save(
      team.captain,
      team.id,
      { pitch_en: 'Rope.', outcome: 'sold', facts: [{ label_en: 'x' }] },
      blank,
    );
    expect((await world.workspace(team.captain))['draft_version']).toBe(1);
    expect(await refusal(world.save(team.member, team.id, { pitch_en: 'Mine.' }, blank))).toBe('GR190');
  });

  it.each([
    ['what is no part of a story', { slug: 'x' }],
    ['a list of seven quotes', { quotes: Array.from({ length: 7 }, () => ({})) }],
    ['a list of something else', { facts: ['x'] }],
    ['a long topic', { topic_de: 'x'.repeat(61) }],
    ['a long text', { today_en: 'x'.repeat(1501) }],
    ['marks that turn the direction', { today_en: 'x\u202ey' }],
    ['an address that is none', { link: 'javascript:alert(1)' }],
    [
      'a picture of another team',
      { pictures: [{ object: 'bbbbbbbb-0000-4000-8000-000000000002-1.jpg', width: 1, height: 1 }] },
    ],
    ['an outcome that nobody knows', { outcome: 'rich' }],
  ])('refuses %s', async (_, values) => {
    expect(await refusal(world.save(team.captain, team.id, values))).toBe('GR191');
  });

  it.each([
    ['no pitch', { outcome: 'ended' }],
    [
      'somebody who was never in the team',
      { ...shortStory, people: [{ user_id: '00000000-0000-4000-8000-000000000001' }] },
    ],
    [
      'somebody from outside who was not asked',
      { ...shortStory, quotes: [{ text_en: 'x', voice: 'outside', name: 'Ole' }] },
    ],
    ['a picture that does not say what it shows', 'picture'],
    ['a passage that nobody wrote', { ...shortStory, weeks: [{ week: 1, returned: 'Never said' }] }],
  ])('submits nothing with %s', async (_, story) => {
    const values =
      story === 'picture'
        ? { ...shortStory, pictures: [{ object: await world.picture(team.id), width: 4, height: 3 }] }
        : (story as object);
    await world.save(team.captain, team.id, values);
    expect(await refusal(world.submit(team.captain, team.id))).toBe('GR191');
  });

  it('is submitted by the captain, as they read it', async () => {
    await world.save(team.captain, team.id, shortStory);
    expect(await refusal(world.submit(team.member, team.id))).toBe('42501');
    expect(await refusal(world.rows(team.captain, 'select public.submit_story($1, 9)', [team.id]))).toBe(
      'GR190',
    );
  });
});

describe('consent', () => {
  it('publishes with the last yes of members and named, whom it notified', async () => {
    await submitted();
    expect(await names()).toEqual([]);
    expect(await world.notified(team.member)).toEqual(['story_asked']);
    expect(await world.notified(team.captain)).toEqual([]);
    expect(await world.answer(team.mentor, true)).toBe('agreed');
    expect(await names()).toEqual([]);
    await world.answer(team.member, true);
    const story = only(await world.showcase());
    expect(story).toMatchObject({ name: team.name, team_size: 2 });
    expect(story['content']).toMatchObject({
      mentor: 'Jorun Haas',
      people: [{ name: 'Wiebke Thoms', does_en: 'Captain' }],
    });
    // Nothing of who agreed, and no id of anybody.
    expect(JSON.stringify(story)).not.toMatch(new RegExp([team.captain, team.member, team.mentor].join('|')));
    expect(await world.notified(team.mentor)).toEqual(['story_asked', 'story_published']);
    expect(await world.rebuilds()).toEqual(['published']);
  });

  it('taken back by anybody hides the page at once, names nobody, and brings it back when given again', async () => {
    await published();
    expect(await names()).toEqual([team.name]);
    expect(await world.answer(team.mentor, false)).toBe('withdrawn');
    expect(await names()).toEqual([]);
    expect(await world.rebuilds()).toEqual(['published', 'withdrawn']);
    const [row] = await sql<{ actor_id: unknown }[]>`
      select actor_id from public.notifications where kind = 'story_withdrawn' and user_id = ${team.captain}`;
    expect(row?.actor_id).toBeNull();
    await world.answer(team.mentor, true);
    expect(await names()).toEqual([team.name]);
  });

  it('of a former member who is named is asked for, too', async () => {
    await sql`update public.team_members set left_at = now() where team_id = ${team.id} and user_id = ${team.member}`;
    await submitted({ ...shortStory, people: [{ user_id: team.member }] });
    expect(await names()).toEqual([]);
    await world.answer(team.member, true);
    expect(await names()).toEqual([team.name]);
  });

  it('is asked anew of everybody by another version, while the old one stays public', async () => {
    await published();
    const draft = (await world.workspace(team.captain))['draft'] as object;
    await world.save(team.captain, team.id, { pitch_en: 'Second.' }, draft);
    await world.submit(team.captain, team.id);
    expect(only(await world.showcase())['content']).toMatchObject({ pitch_en: shortStory.pitch_en });
    await world.answer(team.member, true);
    // A no to what is new leaves what is public; a no to what is public takes it away.
    expect(await world.answer(team.mentor, false, 'Too early')).toBe('declined');
    expect(await names()).toEqual([team.name]);
    expect((await world.workspace(team.captain))['version']).toMatchObject({
      consents: expect.arrayContaining([
        expect.objectContaining({ state: 'declined', note: 'Too early' }),
      ]) as unknown,
    });
    await world.answer(team.mentor, false, '', 'public');
    expect(await names()).toEqual([]);
  });

  it('is not asked for any more once the captain took it back', async () => {
    await submitted();
    const [request] = await world.requests(team.member);
    await world.recall(team.captain, team.id);
    expect(await world.requests(team.member)).toEqual([]);
    const late = world.rows(team.member, 'select public.answer_story($1, true)', [request?.['version_id']]);
    expect(await refusal(late)).toBe('GR190');
    const [mail] = await sql<{ needed: boolean }[]>`
      select private.is_mail_needed(o, now()) as needed from private.outbox o where o.kind = 'story_asked' and o.user_id = ${team.member}`;
    expect(mail?.needed).toBe(false);
  });

  it('ends with an account: the page goes, and no version names them', async () => {
    await published();
    await sql`delete from auth.users where id = ${team.mentor}`;
    expect(await names()).toEqual([]);
    const [left] = await sql`select from private.story_versions v join private.stories s on s.id = v.story_id
      where v.content::text like ${`%${team.mentor}%`} or v.content::text like '%Jorun%' or s.draft::text like ${`%${team.mentor}%`}`;
    expect(left).toBeUndefined();
  });

  it('races: two last answers at the same time publish once', async () => {
    await submitted();
    await Promise.all([world.answer(team.member, true), world.answer(team.mentor, true)]);
    expect(await names()).toEqual([team.name]);
    expect(await world.rebuilds()).toEqual(['published']);
  });
});

describe('what is public', () => {
  it('goes with a reason of organisers and comes back without', async () => {
    const orga = await world.orga();
    await published();
    await world.hide(orga, team.id, 'Somebody asked us to');
    expect(await names()).toEqual([]);
    expect((await world.workspace(team.member))['hidden_reason']).toBe('Somebody asked us to');
    await world.show(orga, team.id);
    expect(await names()).toEqual([team.name]);
    expect(await world.rebuilds()).toEqual(['published', 'hidden', 'shown']);
  });

  it('has its pictures, and only for as long', async () => {
    const picture = await world.picture(team.id);
    await submitted({ ...named(), pictures: [{ object: picture, width: 4, height: 3, alt_en: 'A rope' }] });
    expect(await world.publicPictures()).toEqual([]);
    await world.answer(team.member, true);
    await world.answer(team.mentor, true);
    expect(await world.publicPictures()).toEqual([{ name: picture }]);
    await world.answer(team.member, false);
    expect(await world.publicPictures()).toEqual([]);
  });

  it('is asked for three times, and no more', async () => {
    await published();
    const claim = async (minutes: number) =>
      only(
        await sql<
          { due: boolean }[]
        >`select private.claim_site_rebuild(now() + make_interval(mins => ${minutes})) as due`,
      ).due;
    expect([await claim(0), await claim(1), await claim(6), await claim(12), await claim(18)]).toEqual([
      ...[true, false, true, true],
      false,
    ]);
    expect(await world.rebuilds()).toEqual([]);
  });

  it.each(['pitch', 'topic', 'today', 'mentor', 'people', 'quotes', 'week_1'])(
    'is redacted in every version: %s',
    async (part) => {
      const orga = await world.orga();
      await submitted({
        ...named(),
        pitch_en: 'Wolpertinger',
        topic_de: 'Wolpertinger',
        today_en: 'Wolpertinger',
        people: [{ user_id: team.captain, does_en: 'Wolpertinger' }],
        quotes: [{ text_en: 'Wolpertinger', voice: 'outside', name: 'Ole', agreed: true }],
        weeks: [{ week: 1, line_en: 'Wolpertinger' }],
      });
      const count = async () =>
        only(
          await sql<
            { places: number }[]
          >`select sum(regexp_count(v.content::text || s.draft::text, 'Wolpertinger|Jorun'))::int as places
          from private.stories s join private.story_versions v on v.story_id = s.id`,
        ).places;
      const before = await count();
      const story = only(await sql<{ id: string }[]>`select id from private.stories`);
      const keys = await sql<
        { part: string }[]
      >`select private.story_parts(s) as part from private.stories s`;
      expect(keys.map((key) => key.part)).toContain(part);
      await sql`select private.redact('story', ${story.id}, ${part}, 'They asked', ${orga}, now())`;
      expect(await count()).toBeLessThan(before);
      expect(
        only(await sql`select what, part_key from public.redactions order by redacted_at desc limit 1`),
      ).toMatchObject({
        what: 'story',
        part_key: part,
      });
    },
  );
});

describe('seasons', () => {
  it('before the current one are notified in numbers, and the current one once a story of it is public', async () => {
    const [old] = await sql<{ id: string }[]>`insert into public.seasons (label, starts_on, opened_at)
      values ('GROW 20/21', '2020-11-02', '2020-11-01') returning id`;
    await sql`insert into private.season_histories (season_id, students, teams, finalists) values (${old?.id ?? ''}, 688, 150, 11)`;
    expect(await world.seasons()).toMatchObject([
      { label: 'GROW 20/21', students: 688, teams: 150, finalists: 11 },
    ]);
    await published();
    expect((await world.seasons()).map(({ label }) => label)).toEqual(['GROW 24/25', 'GROW 20/21']);
  });
});
