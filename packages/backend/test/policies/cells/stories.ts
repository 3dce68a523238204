// Stories of finalists: the team writes, everybody whom it concerns answers, and visitors read what is public and nothing else.
import { cellsOf, prepared, serviceCell, type Cell } from '../cell';
import { ids, team } from '../world';
import { byOrga, byOrgaLogged, byTeam, call, readByOrga } from './calls';
import { innerCells } from './inner';
import { byServer, ofOrga } from './organisers';
import { all, only } from './row';

const story = '88888888-0000-4000-8000-000000000001';
const version = '88888888-0000-4000-8000-000000000002';
const picture = `${team.id}-7.jpg`;
const content = JSON.stringify({
  pitch_en: 'Pads from husk.',
  pitch_de: '',
  outcome: 'goes_on',
  team_size: 2,
  mentor_id: ids.mentor,
  mentor: 'mentor Example',
  weeks: [],
  people: [{ user_id: ids.self, name: 'self Example' }],
  quotes: [],
  facts: [],
  figures: [],
  pictures: [{ object: picture, width: 4, height: 3, alt_en: 'A pad', alt_de: '' }],
});
const finalist = `update public.teams set status = 'finalist' where id = '${team.id}'`;
const written = `${finalist};
  insert into private.stories (id, team_id, slug, draft, draft_version) values
    ('${story}', '${team.id}', 'adas', '{"pitch_en": "Pads from husk.", "outcome": "goes_on"}', 3)`;
/** Asked are the two of the team, who agreed, and the mentor, who says what is given. */
const submitted = (mentors: string, isPublished: boolean) => `${written};
  insert into private.story_versions (id, story_id, number, content) values ('${version}', '${story}', 1, '${content}');
  insert into private.story_consents (version_id, user_id, team_id, state, answered_at) values
    ('${version}', '${ids.self}', '${team.id}', 'agreed', now()), ('${version}', '${ids.demoted}', '${team.id}', 'agreed', now()),
    ('${version}', '${ids.mentor}', '${team.id}', '${mentors}', case '${mentors}' when 'asked' then null else now() end);
  insert into storage.objects (bucket_id, name) values ('story-pictures', '${picture}');
  update private.stories set published_version = ${isPublished ? '1, published_at = now()' : 'null'}`;
const asked = submitted('asked', false);
const published = submitted('agreed', true);

const readPublic = (what: string, expected: 0 | 1): Cell[] =>
  cellsOf('public.showcase_stories', [
    {
      verb: 'call',
      name: what,
      sql: 'select from public.showcase_stories()',
      expect: all(expected),
      lockedOut: 'unasked',
    },
  ]);

/** A change of a table, whoever makes it, of which the log tells. */
const logged = (table: string, change: string, prepare: string): Cell => ({
  relation: `private.${table}`,
  verb: 'update',
  name: 'the log says what changed',
  who: 'owner',
  role: 'postgres',
  persona: null,
  prepare,
  claims: {},
  sql: `update private.${table} set ${change}`,
  check: `select where exists (select from public.audit_log where entity = '${table}' and action = 'update' and created_at = now())`,
  expected: '1',
  guards: [`trigger ${table}_audit`],
});

const history = `insert into private.season_histories (season_id, students, teams, finalists) select id, 9, 3, 1 from public.seasons`;

const tableCells = [
  ...prepared(
    [
      ...ofOrga(
        'stories',
        `insert into private.stories (team_id, slug) values ('${team.ended}', 'old')`,
        'update private.stories set final_place = 1',
      ),
      ...ofOrga(
        'story_versions',
        `insert into private.story_versions (story_id, number, content) values ('${story}', 2, '{}')`,
        'update private.story_versions set recalled_at = now()',
      ),
    ],
    asked,
  ),
  ...prepared(
    ofOrga(
      'story_consents',
      `insert into private.story_consents (version_id, user_id, team_id) values ('${version}', '${ids.other}', '${team.id}')`,
      "update private.story_consents set state = 'agreed'",
    ),
    `${asked}; delete from private.story_consents where user_id <> '${ids.mentor}'`,
  ),
  ...prepared(
    ofOrga(
      'season_histories',
      `insert into private.season_histories (season_id, students, teams, finalists) select id, 1, 1, 1 from public.seasons`,
      'update private.season_histories set students = 0',
    ),
    history,
  ),
  ...prepared(
    ofOrga(
      'site_rebuilds',
      "insert into private.site_rebuilds (cause) values ('hidden')",
      'update private.site_rebuilds set calls = 3',
    ),
    "insert into private.site_rebuilds (cause) values ('hidden')",
  ),
  logged('stories', 'final_place = 2', written),
  logged('story_consents', "state = 'withdrawn', answered_at = now()", published),
  logged('season_histories', 'students = 10', history),
  {
    ...logged('story_versions', `content = '{}'`, asked),
    name: 'what was agreed to changes no more',
    check: null,
    expected: 'version_is_frozen',
    guards: ['trigger story_versions_keep'],
  },
  ...prepared(
    [
      serviceCell({
        relation: 'auth.users',
        verb: 'delete',
        name: 'somebody who is gone is named in no story, and the page is not public',
        sql: `delete from auth.users where id = '${ids.mentor}'`,
        check: `select from private.stories s join private.story_versions v on v.story_id = s.id
          where s.published_version is null and v.content ->> 'mentor' is null`,
        expected: '1',
        guards: ['trigger profiles_leave_stories'],
      }),
    ],
    published,
  ),
];

const workspace = prepared(
  call('story_workspace', '', "read the workspace of one's team", null, 0, { self: 1, demoted: 1 }),
  asked,
);

const functionCells = [
  ...prepared(readPublic('read what everybody agreed to', 1), published),
  ...prepared(readPublic('read what somebody was asked about', 0), submitted('asked', true)),
  ...prepared(readPublic('read what somebody took back', 0), submitted('withdrawn', true)),
  ...prepared(readPublic('read what is not submitted', 0), written),
  ...prepared(
    readPublic('read what organisers hid', 0),
    `${published}; update private.stories set hidden_at = now(), hidden_reason = 'They asked'`,
  ),
  ...prepared(
    readPublic('read of a team that is not in the final', 0),
    `${published}; update public.teams set status = 'active' where id = '${team.id}'`,
  ),
  ...cellsOf('public.showcase_seasons', [
    {
      verb: 'call',
      name: 'read seasons in numbers',
      sql: 'select from public.showcase_seasons()',
      expect: all(0),
      lockedOut: 'unasked',
    },
  ]),
  ...workspace,
  ...prepared(
    byTeam(
      'save_story',
      `'${team.id}', '{}', '{"link": "https://pads.example"}'`,
      "write one's story",
      `select from private.stories where draft ->> 'link' = 'https://pads.example'`,
    ),
    finalist,
  ),
  ...prepared(
    call('submit_story', `'${team.id}', 3`, 'submit it', 'select from private.story_consents', 'GR014', {
      self: 2,
      demoted: 'captain_only',
    }),
    written,
  ),
  ...prepared(
    call(
      'recall_story',
      `'${team.id}'`,
      'take it back',
      'select from private.story_versions where recalled_at is not null',
      'GR014',
      {
        self: 1,
        demoted: 'captain_only',
      },
    ),
    asked,
  ),
  ...prepared(
    call(
      'answer_story',
      `'${version}', true`,
      'agree to it',
      `select from private.story_consents where user_id = auth.uid() and state = 'agreed'`,
      'GR009',
      {
        self: 1,
        mentor: 1,
        demoted: 1,
      },
    ),
    `${asked}; update private.story_consents set state = 'asked', answered_at = null`,
  ),
  ...prepared(
    call('story_requests', "'adas'", 'read what one is asked', null, 0, { self: 1, mentor: 1, demoted: 1 }),
    asked,
  ),
  ...prepared(readByOrga('list_stories', '', 'list stories'), asked),
  ...prepared(
    byOrgaLogged(
      'hide_story',
      `'${team.id}', 'They asked'`,
      'hide a story',
      "select from private.stories s where s.hidden_at is not null and exists (select from public.audit_log where entity = 'stories' and reason = 'They asked')",
      'stories_audit',
    ),
    published,
  ),
  ...prepared(
    byOrga(
      'show_story',
      `'${team.id}'`,
      'show it again',
      'select from private.stories where hidden_at is null',
    ),
    `${published}; update private.stories set hidden_at = now(), hidden_reason = 'They asked'`,
  ),
  ...prepared(
    byOrga(
      'place_story',
      `'${team.id}', 1, 12000`,
      'say what it won',
      'select from private.stories where final_place = 1',
    ),
    published,
  ),
  ...byServer('claim_site_rebuild', ''),
];

const setCell = (name: string, prepare: string, expect: Parameters<typeof only>[2]) =>
  prepared(
    cellsOf(`private.${name}`, [
      {
        verb: 'call',
        name: 'which they are',
        sql: `select from private.${name}()`,
        expect: only('no grant: schema private', 0, expect),
        ...(name === 'public_story_pictures' ? { lockedOut: { owed: expect, gone: 1 } } : {}),
      },
    ]),
    prepare,
  );

export const storyCells = [
  ...tableCells,
  ...functionCells,
  ...setCell('story_teams', finalist, { self: 1, demoted: 1 }),
  ...setCell('shown_story_pictures', asked, { self: 1, mentor: 1, demoted: 1 }),
  ...prepared(
    cellsOf('private.public_story_pictures', [
      {
        verb: 'call',
        name: 'which they are',
        sql: 'select from private.public_story_pictures()',
        expect: only('no grant: schema private', 1, {}),
        lockedOut: 'unasked',
      },
    ]),
    published,
  ),
  ...cellsOf('private.team_of_story_picture', [
    {
      verb: 'call',
      name: 'which team a file is of',
      sql: `select where private.team_of_story_picture('story-pictures', '${picture}') is not null`,
      expect: only('no grant: schema private', 1, {}),
      lockedOut: 'unasked',
    },
  ]),
  ...cellsOf('private.has_room_for_story_picture', [
    {
      verb: 'call',
      name: 'whether there is room',
      sql: `select where private.has_room_for_story_picture('${picture}')`,
      expect: only('no grant: schema private', 1, {}),
      lockedOut: 'unasked',
    },
  ]),
  ...innerCells({
    keep_story_version: '',
    export_of_stories: `'${ids.self}'`,
    export_of_story_versions: `'${ids.self}'`,
    leave_stories: '',
    is_story_picture_named: "'x'",
    public_stories: '',
    story_name: `'${ids.self}'`,
    story_texts: "'{}', '{}'",
    written: "'[]'",
    says_something: "'{}', 'x'",
    story_fault: `'{}', '${team.id}'`,
    lock_story_team: `'${ids.self}', '${team.id}'`,
    free_story_slug: 'null',
    save_story: `'${ids.self}', '${team.id}', '{}', '{}', now()`,
    story_weeks: `'${team.id}', now()`,
    story_traction: `'${team.id}', 'revenue'`,
    story_people: `'${team.id}'`,
    frozen_story_weeks: `'${team.id}', '{}', now()`,
    frozen_story: "null, '{}', now()",
    named_in_story: "'{}'",
    submit_story: `'${ids.self}', '${team.id}', 1, now()`,
    recall_story: `'${ids.self}', '${team.id}', now()`,
    note_site_rebuild: "'hidden', now()",
    claim_site_rebuild: 'now()',
    publish_story_when_agreed: `'${story}', now()`,
    unpublish_story: `'${story}', now()`,
    answer_story: `'${ids.self}', '${version}', true, '', now()`,
    public_story: "'{}'",
    asked_story_versions: `'${ids.self}'`,
    story_without: `'{}', '${ids.self}'`,
    redact_story: "null, 'pitch', now()",
    story_with_blank: "'{}', '{}', 1",
    story_parts: 'null',
    story_standing: 'null',
    list_stories: '',
    hide_story: `'${ids.orga}', '${team.id}', 'They asked', now()`,
    place_story: `'${team.id}', 1, 1, now()`,
  }),
];

const pictureOf = `select from storage.objects where bucket_id = 'story-pictures'`;

/** What storage lets them do with pictures of stories; prepared, unlike the other files. */
export const storyPictureCells = [
  ...prepared(
    cellsOf('storage.objects', [
      {
        verb: 'select',
        name: 'read a picture of a published story',
        sql: pictureOf,
        expect: all(1),
        lockedOut: 'unasked',
      },
    ]),
    published,
  ),
  ...prepared(
    cellsOf('storage.objects', [
      {
        verb: 'select',
        name: 'read a picture of a story that somebody is asked about',
        sql: pictureOf,
        expect: [0, 1, 0, 1, 1, 0, 1],
        guards: { 'policy avatars_read_by_members': ['other', 'noProfile'] },
      },
    ]),
    asked,
  ),
  ...prepared(
    cellsOf('storage.objects', [
      {
        verb: 'insert',
        name: "add a picture to a finalist's story",
        sql: `insert into storage.objects (bucket_id, name) values ('story-pictures', '${team.id}-8.jpg')`,
        expect: [
          'policy: objects',
          1,
          'policy: objects',
          'policy: objects',
          'policy: objects',
          'policy: objects',
          1,
        ],
        guards: { 'policy avatars_insert_by_owner': ['other', 'mentor', 'orga', 'noProfile'] },
      },
    ]),
    finalist,
  ),
  ...cellsOf('storage.objects', [
    {
      verb: 'insert',
      name: 'add a picture to the story of a team that is not in the final',
      sql: `insert into storage.objects (bucket_id, name) values ('story-pictures', '${team.id}-8.jpg')`,
      expect: all('policy: objects'),
      guards: {
        'policy avatars_insert_by_owner': ['self', 'other', 'mentor', 'orga', 'noProfile', 'demoted'],
      },
    },
  ]),
];
