import { describe, expect, it } from 'vitest';
import { restDouble } from '../../test/restDouble';
import { listedStoryFromRow } from './ListedStory';
import { showcaseRepository } from './showcaseRepository';
import { storyWorkspaceFromRow, type StoryWorkspace } from './StoryWorkspace';
import { storyDraftFromRow, storyDraftToRow, storyPartsFromRow, type StoryDraft } from './StoryDraft';
import { storyMutations } from './storyMutations';
import { storyRepository } from './storyRepository';
import { askedAboutStory, isAsking, missingInStory, storyPhase, storyPreview } from './storyRules';

const now = new Date('2025-01-20T12:00:00Z');
const week = {
  ...{ week: 4, verb_en: 'Verify', verb_de: 'Prüfen', state: 'handed_in' },
  returned: [
    { id: 'v', note: 'Then it is not a rope yet. Try again.', author_id: 'mentor', name: 'Jorun Haas' },
  ],
  traction: { interviews: 6, test_users: null, pre_orders: 2, revenue_cents: 1290 },
};
const draftRow = {
  ...{
    pitch_en: 'Rope spun from nets.',
    pitch_de: '',
    topic_en: 'Rope',
    topic_de: 'Seil',
    outcome: 'company',
    people_today: 9,
    today_en: 'Since June.',
  },
  ...{ today_de: '', link: 'https://tauwerk.example', mentor_id: 'mentor' },
  facts: [{ label_en: 'Rope sold', label_de: '', value_en: '48 km', value_de: '' }],
  figures: [],
  weeks: [
    {
      ...{ week: 4, line_en: 'Ours held 410.', line_de: '', figure_en: '410 kg', figure_de: '' },
      ...{ returned_id: 'v', returned: 'Then it is not a rope yet.' },
    },
  ],
  people: [{ user_id: 'former', does_en: 'Boats', does_de: '' }],
  quotes: [
    { voice: 'juror', text_en: 'More of it.', text_de: '', role_en: '', role_de: '', user_id: 'juror' },
    { voice: 'outside', text_en: 'Holds.', text_de: '', role_en: '', role_de: '', name: 'Ole', agreed: true },
  ],
  traction: { metric: 'pre_orders', label_en: 'metres', label_de: '' },
  pictures: [{ object: 'a.jpg', width: 4, height: 3, alt_en: 'A rope', alt_de: '' }],
};
const workspaceRow = {
  ...{
    team_id: 't',
    name: 'Tauwerk',
    is_captain: true,
    season_label: 'GROW 24/25',
    season_starts_on: '2024-11-04',
  },
  ...{
    season_weeks: 11,
    city: 'Kiel',
    topic: null,
    team_size: 2,
    can_write: true,
    slug: 'tauwerk',
    draft: draftRow,
  },
  ...{
    draft_version: 3,
    written_at: '2025-01-19T10:00:00Z',
    published_version: null,
    version: null,
    weeks: [week],
  },
  people: [
    ['captain', 'member'],
    ['member', 'member'],
    ['former', 'former'],
    ['mentor', 'mentor'],
    ['juror', 'juror'],
    ['another', 'juror'],
  ].map(([user_id, kind]) => ({ user_id, name: `Name of ${user_id}`, kind })),
  totals: { interviews: [], test_users: [], pre_orders: [{ day: 33, total: 2 }], revenue: [] },
};
const workspace = storyWorkspaceFromRow(workspaceRow);
const withDraft = (changes: Partial<StoryDraft>): StoryDraft => ({ ...workspace.draft, ...changes });

describe('a draft', () => {
  it('is written as it was read, and parts of it alone', () => {
    expect(storyDraftToRow(storyDraftFromRow(draftRow))).toEqual(draftRow);
    expect(storyDraftToRow({ link: ' https://x.example ' })).toEqual({ link: 'https://x.example' });
    expect(Object.keys(storyPartsFromRow({ pitch_de: 'Seil', quotes: [] }))).toEqual(['pitch', 'quotes']);
  });

  it('is blank where nothing was written, and clears what is undefined', () => {
    expect(missingInStory(storyDraftFromRow({}), workspace)).toEqual(['pitch', 'outcome']);
    expect(storyDraftToRow({ traction: undefined, peopleToday: undefined, mentorId: undefined })).toEqual({
      ...{ traction: null, people_today: null, mentor_id: null },
    });
  });
});

describe('before it is submitted', () => {
  it('nothing is missing of a whole one', () =>
    expect(missingInStory(workspace.draft, workspace)).toEqual([]));

  it.each<[string, Partial<StoryDraft>]>([
    ['people', { people: [{ userId: 'stranger', does: { en: '', de: '' } }] }],
    ['mentor', { mentorId: 'stranger' }],
    ['quotes', { quotes: workspace.draft.quotes.map((quote) => ({ ...quote, hasAgreed: false })) }],
    ['pictures', { pictures: [{ object: 'a.jpg', width: 4, height: 3, alt: { en: ' ', de: '' } }] }],
    ['returned', { weeks: workspace.draft.weeks.map((one) => ({ ...one, returned: 'It is no rope.' })) }],
    ['link', { link: 'tauwerk' }],
  ])('%s is told', (fault, changes) => {
    expect(missingInStory(withDraft(changes), workspace)).toEqual([fault]);
  });

  it('asks members, named or not, and everybody named or quoted, and nobody else', () => {
    const names = (draft: StoryDraft) => askedAboutStory(draft, workspace).map(({ userId }) => userId);
    expect(names(workspace.draft)).toEqual(['captain', 'member', 'former', 'mentor', 'juror']);
    const unnamed = withDraft({ people: [], quotes: [], mentorId: undefined });
    // Whoever sent the week back is quoted by it.
    expect(names(unnamed)).toEqual(['captain', 'member', 'mentor']);
    expect(names({ ...unnamed, weeks: [] })).toEqual(['captain', 'member']);
  });

  it('shows what the page would: states and numbers of the record, names, and no quote without one', () => {
    const story = storyPreview(workspace.draft, workspace, now);
    expect(story).toMatchObject({
      ...{ name: 'Tauwerk', mentor: 'Name of mentor', publishedAt: now, link: 'https://tauwerk.example' },
      weeks: [
        { state: 'handed_in', verb: { en: 'Verify', de: 'Prüfen' }, returned: 'Then it is not a rope yet.' },
      ],
      people: [{ name: 'Name of former' }],
      traction: { points: [{ day: 33, total: 2 }] },
    });
    expect(story.quotes.map(({ name }) => name)).toEqual(['Name of juror', 'Ole']);
    const nobody = withDraft({
      quotes: workspace.draft.quotes.map((quote) => ({ ...quote, userId: undefined, name: '' })),
    });
    expect(storyPreview(nobody, workspace, now).quotes).toEqual([]);
  });
});

describe('where a story is', () => {
  const standing = (state: string, recalled: string | null = null): StoryWorkspace =>
    storyWorkspaceFromRow({
      ...workspaceRow,
      version: {
        ...{ version_id: 'x', number: 2, submitted_at: '2025-01-19T10:00:00Z', recalled_at: recalled },
        consents: [{ user_id: 'member', name: 'Name', state, note: '', answered_at: null }],
      },
    });
  it.each<[string, StoryWorkspace]>([
    ['draft', workspace],
    ['draft', standing('asked', '2025-01-20T10:00:00Z')],
    ['asking', standing('asked')],
    ['refused', standing('declined')],
    ['refused', standing('withdrawn')],
    ['public', { ...standing('asked'), publishedVersion: 1 }],
    ['hidden', { ...standing('agreed'), publishedVersion: 2, hiddenAt: now }],
  ])('%s', (phase, of) => expect(storyPhase(of)).toBe(phase));

  it('a newer version waits while an older one is public', () => {
    expect(isAsking({ ...standing('asked'), publishedVersion: 1 })).toBe(true);
    expect(isAsking({ ...standing('agreed'), publishedVersion: 2 })).toBe(false);
    expect(isAsking(standing('asked', '2025-01-20T10:00:00Z'))).toBe(false);
  });

  it('is listed with who said yes', () => {
    const row = {
      ...{ team_id: 't', name: 'Tauwerk', slug: 'tauwerk', season_label: 'GROW 24/25' },
      asked: 3,
      agreed: 2,
    };
    expect(listedStoryFromRow(row)).toMatchObject({ asked: 3, agreed: 2, isPublic: false, place: undefined });
  });
});

describe('the repository', () => {
  it('saves parts over what was read, and says what somebody else saved', async () => {
    const saved = { draft: draftRow, draft_version: 4, written_at: '2025-01-20T10:00:00Z' };
    const { client, seen } = restDouble((_, index) =>
      index === 0
        ? { body: saved }
        : {
            status: 400,
            body: { code: 'GR190', message: 'story_changed', details: JSON.stringify(draftRow) },
          },
    );
    const save = { teamId: 't', before: { link: '' }, values: { link: 'https://x.example' } };
    expect(await storyRepository(client).save(save)).toMatchObject({
      draftVersion: 4,
      draft: workspace.draft,
    });
    expect(seen[0]?.body).toEqual({
      ...{ p_team_id: 't', p_before: { link: '' }, p_values: { link: 'https://x.example' } },
    });
    await expect(storyRepository(client).save(save)).rejects.toMatchObject({
      ...{ code: 'conflict', details: JSON.stringify(draftRow) },
    });
  });

  it.each([
    ['GR191', 'invalid_value'],
    ['GR192', 'forbidden'],
  ])('a refusal %s is %s', async (code, expected) => {
    const { client } = restDouble(() => ({ status: 400, body: { code, message: 'no', details: 'pitch' } }));
    const submitted = storyRepository(client).submit({ teamId: 't', draftVersion: 3 });
    await expect(submitted).rejects.toMatchObject({ code: expected });
  });

  it('answers, and reads what one is asked with what it says', async () => {
    const request = {
      ...{ version_id: 'x', number: 1, slug: 'tauwerk', name: 'Tauwerk', season_label: 'GROW 24/25' },
      ...{
        season_starts_on: '2024-11-04',
        season_weeks: 11,
        team_size: 2,
        submitted_at: '2025-01-19T10:00:00Z',
      },
      ...{ is_public: false, state: 'asked', note: '' },
      content: { ...draftRow, weeks: [], people: [], quotes: [], traction: null, facts: [], pictures: [] },
    };
    const { client, seen } = restDouble(({ table }) => ({
      body: table === 'answer_story' ? 'agreed' : [request],
    }));
    const repository = storyRepository(client);
    expect(await repository.openRequests('tauwerk')).toMatchObject([
      { state: 'asked', story: { slug: 'tauwerk' } },
    ]);
    expect(await repository.requests()).toMatchObject([{ versionId: 'x', isPublic: false }]);
    expect(await repository.answer({ versionId: 'x', agrees: true, note: ' ' })).toBe('agreed');
    expect(seen[2]?.body).toEqual({ p_version_id: 'x', p_agrees: true, p_note: '' });
  });

  it('says what was won, or nothing', async () => {
    const { client, seen } = restDouble(() => ({ status: 204 }));
    const repository = storyRepository(client);
    await repository.setPlace({ teamId: 't', place: 1, prizeEuros: undefined });
    await repository.hide('t', ' They asked ');
    expect(seen.map(({ body }) => body)).toEqual([
      { p_team_id: 't', p_place: 1 },
      { p_team_id: 't', p_reason: 'They asked' },
    ]);
  });

  it('reads what is public by GET, as the builder of the site does', async () => {
    const { client, seen } = restDouble(() => ({ body: [] }));
    expect(await showcaseRepository(client).publishedStories()).toEqual([]);
    expect(await showcaseRepository(client).showcaseSeasons()).toEqual([]);
    expect(seen.map(({ method, table }) => [method, table])).toEqual([
      ['GET', 'showcase_stories'],
      ['GET', 'showcase_seasons'],
    ]);
  });
});

describe('taking it back', () => {
  it('asks nobody any more after a submission, and shows again after hiding', async () => {
    const { client, seen } = restDouble(() => ({ status: 204 }));
    const { submit, hide } = storyMutations(client);
    await submit.undo?.(1, { teamId: 't', draftVersion: 3 }).mutationFn();
    await hide.undo?.(undefined, { teamId: 't', reason: 'x' }).mutationFn();
    expect(seen.map(({ table }) => table)).toEqual(['recall_story', 'show_story']);
  });
});
