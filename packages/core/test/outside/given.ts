// What the examples of the README take for granted: a client before a network that answers from memory, and built values.
import { createGrowClient, type GrowClient, type Profile } from '@grow/core';
import type { GrowEvent, StoredEvent } from '@grow/core/event';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import {
  buildEvent,
  buildProfile,
  buildProfileRow,
  buildSeason,
  buildStoredEvent,
  buildTeam,
  buildTeamHitRow,
  IdleSocket,
} from '@grow/core/testing';

declare global {
  var client: GrowClient;
  var now: Date;
  var userId: string;
  var profile: Profile;
  var season: Season;
  var workshop: GrowEvent;
  var stored: StoredEvent;
  var team: Team;
}

globalThis.now = new Date('2024-11-20T11:00:00Z');
globalThis.profile = buildProfile();
globalThis.userId = profile.userId;
globalThis.season = buildSeason();
globalThis.workshop = buildEvent();
globalThis.stored = buildStoredEvent();
globalThis.team = buildTeam();

const row = buildProfileRow();
const day = now.toISOString();
const answers: Record<string, (body: object) => unknown> = {
  profiles: (changes) => ({ ...row, ...changes }),
  export_my_data: () => ({ version: 1, exported_at: day, user_id: userId, tables: {} }),
  search_teams: () => [{ ...buildTeamHitRow(), total: 1 }],
};

globalThis.client = createGrowClient({
  supabaseUrl: 'http://backend.test',
  supabaseKey: 'sb_publishable_test',
  realtime: { transport: IdleSocket },
  fetch: (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as object) : {};
    const answer = answers[pathname.split('/').at(-1) ?? '']?.(body);
    const isOne = new Headers(init?.headers).get('accept')?.includes('object') ?? false;
    const rows = isOne || Array.isArray(answer) || pathname.includes('/rpc/') ? answer : [answer];
    return Promise.resolve(Response.json(rows, { headers: { 'content-range': '0-0/1' } }));
  },
});
