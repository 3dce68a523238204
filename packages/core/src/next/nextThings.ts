// What a person does next, by urgency. A further kind is a shape in NextThing, a source and a rank.
import { announcementsFor } from '../announcement/Announcement';
import { seatStateOf } from '../event/seatState';
import type { Season } from '../season/Season';
import { seasonState } from '../season/seasonDays';
import { areTeamsClosed, isTeamCaptain, isTeamGoingOn, teamJoinObstacle } from '../team/teamRules';
import { teamRequestStatusAt } from '../team/teamRequestRules';
import {
  introducingFields,
  type IntroducingField,
  type NextThing,
  type NextThingKind,
  type PersonContext,
} from './NextThing';

const hourMs = 3_600_000;

/** Milliseconds before its end from which whatever ends comes first. */
export const ENDS_SOON = 48 * hourMs;
/** Milliseconds before its beginning from which an event or a meeting is about to begin. */
export const BEGINS_SOON = 3 * hourMs;
/** Milliseconds for which an announcement is recent. */
export const RECENT_NEWS = 48 * hourMs;

/**
 * In which order kinds come that do not end soon: what came back; what is about to begin; somebody waits for an answer or for work;
 * the person waits for one; something to prepare; something to know.
 */
const ranks: Readonly<Record<NextThingKind, number>> = {
  ...{ returned: -2, begins: -1 },
  ...{ meeting: 1, action: 1, handIn: 1, offer: 1, invitation: 1, application: 1, mandatory: 1 },
  ...{ asked: 2, team: 3, members: 3, profile: 3, listing: 3, announcement: 4 },
};
const kinds = Object.keys(ranks);

type Source = (person: PersonContext, now: Date) => readonly NextThing[];

const isOpen = (season: Season, now: Date): boolean =>
  !areTeamsClosed(season, now) && seasonState(season, now) !== 'after';

const seats: Source = ({ events = [], registrations = [] }, now) =>
  events.flatMap((event): NextThing[] => {
    const registration = registrations.find(({ eventId }) => eventId === event.id);
    const state = seatStateOf(event, registration, now);
    if (registration && state === 'offered')
      return [
        { kind: 'offer', key: `offer ${event.id}`, dueAt: registration.offerExpiresAt, event, registration },
      ];
    const begins = event.startsAt.getTime() - now.getTime();
    if (state !== 'going' || begins > BEGINS_SOON) return [];
    const dueAt = begins > 0 ? event.startsAt : event.endsAt;
    return [{ kind: 'begins', key: `event ${event.id}`, dueAt, event }];
  });

const ownRequests: Source = ({ season, team, ownRequests: requests = [] }, now) =>
  team
    ? []
    : requests
        .filter((request) => teamRequestStatusAt(request, now) === 'pending')
        .map((request): NextThing => {
          const common = { key: `request ${request.id}`, dueAt: request.expiresAt, request };
          if (request.kind === 'apply') return { ...common, kind: 'asked' };
          const hasPlace = season !== null && request.team.memberCount < season.maxTeam;
          return { ...common, kind: 'invitation', canAccept: hasPlace && isOpen(season, now) };
        });

const applications: Source = ({ profile, season, team, teamRequests = [] }, now) =>
  !team || !isTeamCaptain(team, profile.userId)
    ? []
    : teamRequests
        .filter((request) => request.kind === 'apply' && teamRequestStatusAt(request, now) === 'pending')
        .map((request) => ({
          kind: 'application',
          key: `request ${request.id}`,
          dueAt: request.expiresAt,
          request,
          team,
          canAccept: season !== null && teamJoinObstacle(team, season, now) === undefined,
        }));

const mandatoryEvents: Source = ({ missingEvents = [] }, now) =>
  missingEvents
    .filter(({ startsAt }) => startsAt > now)
    .map((missing) => ({
      kind: 'mandatory',
      key: `event ${missing.eventId}`,
      dueAt: missing.startsAt,
      missing,
    }));

const isEmpty = (value: string | readonly string[] | undefined): boolean =>
  value === undefined || value.length === 0;

/** What a profile lacks to introduce a person to teams, in the order of the form. */
export const lackingIntroduction = (
  profile: Pick<PersonContext['profile'], IntroducingField>,
): IntroducingField[] => introducingFields.filter((field) => isEmpty(profile[field]));

/** For participants without a team, as long as teams take people on. */
const wayIntoTeam: Source = ({ profile, season, team, ownRequests: requests }, now) => {
  if (profile.role !== 'PARTICIPANT' || season === null || team !== null || !isOpen(season, now)) return [];
  const dueAt = season.teamClosesAt;
  const lacking = lackingIntroduction(profile);
  const isAlone = requests?.every((request) => teamRequestStatusAt(request, now) !== 'pending') ?? false;
  return [
    ...(isAlone ? [{ kind: 'team', key: 'team', dueAt } as const] : []),
    ...(lacking.length > 0 ? [{ kind: 'profile', key: 'profile', dueAt, lacking } as const] : []),
    ...(profile.discoverable ? [] : [{ kind: 'listing', key: 'listing', dueAt } as const]),
  ];
};

const tooFewMembers: Source = ({ season, team }, now) => {
  if (!team || season === null || !isTeamGoingOn(team) || !isOpen(season, now)) return [];
  const lacking = season.minTeam - team.memberCount;
  return lacking > 0 ? [{ kind: 'members', key: 'members', dueAt: season.teamClosesAt, team, lacking }] : [];
};

const recentNews: Source = ({ profile, announcements = [] }, now) =>
  announcementsFor(profile.role, announcements)
    .filter(({ sentAt }) => now.getTime() - sentAt.getTime() < RECENT_NEWS)
    .map((announcement) => ({
      kind: 'announcement',
      key: `announcement ${announcement.id}`,
      dueAt: undefined,
      announcement,
    }));

const sources: readonly Source[] = [
  seats,
  ownRequests,
  applications,
  mandatoryEvents,
  wayIntoTeam,
  tooFewMembers,
  recentNews,
];

/** 0 at most for what ends soon, or else the rank of its kind. Nobody can hurry those whom they have asked. */
function rankOf({ kind, dueAt }: NextThing, now: Date): number {
  const rank = ranks[kind];
  const left = dueAt === undefined ? Number.MAX_VALUE : dueAt.getTime() - now.getTime();
  if (kind === 'meeting' && left <= BEGINS_SOON) return ranks.begins;
  return kind !== 'asked' && left <= ENDS_SOON ? Math.min(rank, 0) : rank;
}

/** Milliseconds since 1970 at which it ends; what never ends comes last. */
const endOf = ({ dueAt }: NextThing): number => dueAt?.getTime() ?? Number.MAX_VALUE;

/** Whose announcement is newer comes first; anything else is as it is. */
function byNews(one: NextThing, other: NextThing): number {
  if (one.kind !== 'announcement' || other.kind !== 'announcement') return 0;
  return other.announcement.sentAt.getTime() - one.announcement.sentAt.getTime();
}

/**
 * What a person does next, the most urgent first. What can be done and ends within 48 hours comes before everything else; then
 * what waits for their answer, what they wait for, what they prepare, and what they should know. Within each the one that ends
 * soonest comes first, what never ends last; the order of what is known does not matter. A week that came back stands before all
 * of it, and after it what begins within three hours. `further` are things of other sources, such as `weekThings`.
 */
export function nextThings(
  person: PersonContext,
  now: Date,
  further: readonly NextThing[] = [],
): NextThing[] {
  return sources
    .flatMap((source) => source(person, now))
    .concat(further)
    .sort(
      (one, other) =>
        rankOf(one, now) - rankOf(other, now) ||
        endOf(one) - endOf(other) ||
        kinds.indexOf(one.kind) - kinds.indexOf(other.kind) ||
        byNews(one, other) ||
        (one.key < other.key ? -1 : 1),
    );
}
