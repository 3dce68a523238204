import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Announcement } from '../announcement/Announcement';
import type { EventRegistration } from '../event/EventRegistration';
import { buildEvent, buildProfile, buildSeason } from '../testing/builders';
import { buildTeam, buildTeamRequest } from '../testing/teamBuilders';
import type { OwnTeamRequest } from '../team/TeamRequest';
import type { PersonContext } from './NextThing';
import { lackingIntroduction, nextThings } from './nextThings';
import { timeLeft } from './timeLeft';

const now = new Date('2024-11-10T12:00:00Z');
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const day = 24;

const profile = buildProfile();
const season = buildSeason({ teamClosesAt: after(8 * day) });
const team = buildTeam();
const { id, name, slug, pitch, logo, memberCount } = team;

const own = (fields: Partial<OwnTeamRequest>): OwnTeamRequest => ({
  ...buildTeamRequest({ expiresAt: after(5 * day), createdAt: after(-day) }),
  team: { id, name, slug, pitch, logo, memberCount },
  creator: undefined,
  ...fields,
});
const invitation = own({ id: 'invited', kind: 'invite' });
const asked = own({ id: 'asked', kind: 'apply', expiresAt: after(3 * day) });
const application = buildTeamRequest({ id: 'applied', expiresAt: after(4 * day) });
const event = buildEvent({ id: 'workshop', startsAt: after(6 * day), endsAt: after(6 * day + 2) });
const registration: EventRegistration = {
  id: 'r',
  eventId: event.id,
  userId: profile.userId,
  seat: 'onsite',
  status: 'registered',
  ticket: 1,
  offerExpiresAt: undefined,
  cancelledAt: undefined,
  cancelledFrom: undefined,
  checkedInAt: undefined,
  desk: undefined,
};
const offered: EventRegistration = { ...registration, status: 'offered', offerExpiresAt: after(3 * day) };
const missing = (hours: number) => ({
  eventId: `must-${hours}`,
  slug: 'pitch',
  title: { en: 'Half-time pitch', de: '' },
  startsAt: after(hours),
  teamName: name,
});
const news = (hoursAgo: number): Announcement => ({
  id: `news-${hoursAgo}`,
  audience: ['PARTICIPANT'],
  titleEn: '',
  titleDe: '',
  bodyEn: '',
  bodyDe: '',
  sentAt: after(-hoursAgo),
});

const alone: PersonContext = { profile, season, team: null, ownRequests: [] };
const captain: PersonContext = { profile, season, team };
const keysOf = (person: PersonContext, at = now) => nextThings(person, at).map(({ key }) => key);
const kindsOf = (person: PersonContext, at = now) => nextThings(person, at).map(({ kind }) => kind);

describe('without a team', () => {
  it('somebody new looks for a team, introduces themselves and lets teams find them, until teams close', () => {
    const newcomer = { ...profile, discoverable: false, skills: [], bio: '' };
    const things = nextThings({ ...alone, profile: newcomer }, now);
    expect(things.map(({ kind }) => kind)).toEqual(['team', 'profile', 'listing']);
    expect(things.map(({ dueAt }) => dueAt)).toEqual([1, 2, 3].map(() => season.teamClosesAt));
    expect(things[1]).toMatchObject({ lacking: ['skills', 'bio'] });
  });

  it('an invitation comes before what one waits for, and that before letting teams find one', () => {
    const person = {
      ...alone,
      profile: { ...profile, discoverable: false },
      ownRequests: [asked, invitation],
    };
    expect(kindsOf(person)).toEqual(['invitation', 'asked', 'listing']);
  });

  it('whoever asked a team is not told to look for one, until nobody has answered in time', () => {
    const person = { ...alone, ownRequests: [asked] };
    expect(kindsOf(person)).toEqual(['asked']);
    expect(kindsOf(person, asked.expiresAt)).toEqual(['team']);
  });

  it('an invitation to a team that filled up can only be declined', () => {
    const full = { ...invitation, team: { ...invitation.team, memberCount: season.maxTeam } };
    const canAccept = (person: PersonContext, at = now) => nextThings(person, at)[0];
    expect(canAccept({ ...alone, ownRequests: [invitation] })).toMatchObject({ canAccept: true });
    expect(canAccept({ ...alone, ownRequests: [full] })).toMatchObject({ canAccept: false });
    const late = { ...invitation, expiresAt: after(10 * day) };
    expect(canAccept({ ...alone, ownRequests: [late] }, after(9 * day))).toMatchObject({ canAccept: false });
  });

  it('nothing leads into a team once teams are closed, the season is over or there is none', () => {
    const newcomer = { ...alone, profile: { ...profile, discoverable: false, skills: [] } };
    expect(kindsOf(newcomer, after(8 * day))).toEqual([]);
    const endless = buildSeason({ teamClosesAt: undefined });
    expect(kindsOf({ ...newcomer, season: endless }, after(100 * day))).toEqual([]);
    expect(kindsOf({ ...newcomer, season: endless })).toEqual(['team', 'profile', 'listing']);
    expect(kindsOf({ ...newcomer, season: null })).toEqual([]);
  });

  it.each(['MENTOR', 'ORGA'] as const)('%s is led into no team', (role) => {
    expect(kindsOf({ ...alone, profile: { ...profile, role, discoverable: false, skills: [] } })).toEqual([]);
  });

  it('nothing is concluded from a team or requests that are not known', () => {
    const unlisted = { ...profile, discoverable: false };
    expect(kindsOf({ profile: unlisted, season })).toEqual([]);
    expect(kindsOf({ profile: unlisted, season, team: null })).toEqual(['listing']);
  });
});

describe('in a team', () => {
  it('a captain answers who asks, the request that runs out first before the others', () => {
    const sooner = { ...application, id: 'sooner', expiresAt: after(3 * day) };
    const invited = { ...application, id: 'invited', kind: 'invite' as const };
    const over = { ...application, id: 'over', expiresAt: now };
    const person = { ...captain, teamRequests: [application, sooner, invited, over] };
    expect(keysOf(person)).toEqual(['request sooner', 'request applied']);
    expect(nextThings(person, now)[0]).toMatchObject({ canAccept: true });
  });

  it('a captain of a full team can only decline; a member is asked nothing', () => {
    const full = { ...captain, team: { ...team, memberCount: season.maxTeam }, teamRequests: [application] };
    expect(nextThings(full, now)[0]).toMatchObject({ kind: 'application', canAccept: false });
    expect(kindsOf({ ...full, team: { ...team, captainId: 'somebody' } })).toEqual([]);
  });

  it('a team with too few people has until teams close', () => {
    const small = { ...team, memberCount: 1 };
    expect(nextThings({ ...captain, team: small }, now)).toMatchObject([
      { kind: 'members', lacking: 1, dueAt: season.teamClosesAt },
    ]);
    expect(kindsOf({ ...captain, team: small }, after(8 * day))).toEqual([]);
    expect(kindsOf({ ...captain, team: { ...small, status: 'withdrawn' } })).toEqual([]);
  });

  it('neither listing nor profile nor old invitations concern whoever is in a team', () => {
    const unlisted = { ...profile, discoverable: false, skills: [] };
    expect(kindsOf({ ...captain, profile: unlisted, ownRequests: [invitation] })).toEqual([]);
  });

  it('an event that needs somebody of the team is there until it begins', () => {
    expect(kindsOf({ ...captain, missingEvents: [missing(5)] })).toEqual(['mandatory']);
    expect(kindsOf({ ...captain, missingEvents: [missing(0)] })).toEqual([]);
  });
});

describe('seats and news', () => {
  it('a kept seat is there until the offer ends', () => {
    const person = { profile, season, events: [event], registrations: [offered] };
    expect(kindsOf(person)).toEqual(['offer']);
    expect(kindsOf(person, after(3 * day))).toEqual([]);
  });

  it('an own event comes up three hours before it begins, and stays until it ends', () => {
    const person = { profile, season, events: [event], registrations: [registration] };
    expect(kindsOf(person, after(6 * day - 4))).toEqual([]);
    const begin = nextThings(person, after(6 * day - 3));
    expect(begin).toMatchObject([{ kind: 'begins', dueAt: event.startsAt }]);
    expect(nextThings(person, after(6 * day + 1))).toMatchObject([{ kind: 'begins', dueAt: event.endsAt }]);
    expect(kindsOf(person, event.endsAt)).toEqual([]);
  });

  it('what was sent to other roles alone is no news', () => {
    const role = 'ORGA';
    expect(kindsOf({ profile: { ...profile, role }, season, announcements: [news(1)] })).toEqual([]);
  });

  it('announcements of the last two days come last, the newest first', () => {
    const person = { ...alone, announcements: [news(30), news(1), news(48)] };
    expect(keysOf(person)).toEqual(['team', 'announcement news-1', 'announcement news-30']);
  });
});

describe('urgency', () => {
  it('what ends within 48 hours and can be acted upon comes before everything, whatever it is', () => {
    const unlisted = { ...profile, discoverable: false };
    const person = {
      ...alone,
      profile: unlisted,
      ownRequests: [invitation],
      missingEvents: [missing(12 * day)],
    };
    expect(keysOf(person)).toEqual(['request invited', 'event must-288', 'listing']);
    const closing = { ...season, teamClosesAt: after(2 * day) };
    expect(keysOf({ ...person, season: closing })).toEqual(['listing', 'request invited', 'event must-288']);
  });

  it('a request that runs out unanswered hurries nobody: nothing can be done about it', () => {
    const ending = { ...asked, expiresAt: after(1) };
    expect(kindsOf({ ...alone, ownRequests: [ending, invitation] })).toEqual(['invitation', 'asked']);
  });

  const hours = fc.integer({ min: 1, max: 30 * day });
  const people = fc
    .record({
      invited: fc.array(hours),
      asked: fc.array(hours),
      must: fc.uniqueArray(hours),
      sent: fc.uniqueArray(hours),
    })
    .map((some): PersonContext => ({
      ...alone,
      ownRequests: [
        ...some.invited.map((end, at) => own({ id: `i${at}`, kind: 'invite', expiresAt: after(end) })),
        ...some.asked.map((end, at) => own({ id: `a${at}`, kind: 'apply', expiresAt: after(end) })),
      ],
      missingEvents: some.must.map(missing),
      announcements: some.sent.map(news),
    }));

  it('the order of what is known does not matter, and nothing is told twice', () => {
    fc.assert(
      fc.property(people, (person) => {
        const reversed: PersonContext = {
          ...person,
          ownRequests: [...(person.ownRequests ?? [])].reverse(),
          missingEvents: [...(person.missingEvents ?? [])].reverse(),
          announcements: [...(person.announcements ?? [])].reverse(),
        };
        const keys = keysOf(person);
        expect(keysOf(reversed)).toEqual(keys);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });

  it('of things of one kind the one that ends sooner comes first, and none has ended', () => {
    fc.assert(
      fc.property(people, (person) => {
        const things = nextThings(person, now);
        for (const kind of new Set(things.map((thing) => thing.kind))) {
          const ends = things.filter((thing) => thing.kind === kind).map(({ dueAt }) => dueAt?.getTime());
          expect(ends).toEqual([...ends].sort((a, b) => (a ?? 0) - (b ?? 0)));
        }
        expect(things.every(({ dueAt }) => dueAt === undefined || dueAt > now)).toBe(true);
      }),
    );
  });
});

describe('lackingIntroduction', () => {
  it('names what is empty, in the order of the form', () => {
    expect(lackingIntroduction(profile)).toEqual([]);
    expect(lackingIntroduction({ skills: [], studies: undefined, university: 'Porto', bio: '' })).toEqual([
      'skills',
      'studies',
      'bio',
    ]);
  });
});

describe('timeLeft', () => {
  it.each([
    [5 * day + 1, { unit: 'days', count: 5 }],
    [48, { unit: 'days', count: 2 }],
    [47.9, { unit: 'hours', count: 47 }],
    [1, { unit: 'hours', count: 1 }],
    [0.99, { unit: 'minutes', count: 59 }],
    [-3, { unit: 'minutes', count: 0 }],
  ])('of %s hours is its largest whole unit', (hoursLeft, expected) => {
    expect(timeLeft(after(hoursLeft), now)).toEqual(expected);
  });
});
