import type { NamedActionItem } from '../actionItem/ActionItem';
import type { Announcement } from '../announcement/Announcement';
import type { EventRegistration } from '../event/EventRegistration';
import type { GrowEvent } from '../event/GrowEvent';
import type { MissingMandatoryEvent } from '../event/registrationRepository';
import type { TeamWeek } from '../handIn/TeamWeek';
import type { NamedBooking } from '../officeHour/OfficeHourBooking';
import type { Profile } from '../profile/Profile';
import type { Season } from '../season/Season';
import type { Team } from '../team/Team';
import type { OwnTeamRequest, ReceivedTeamRequest } from '../team/TeamRequest';

/** What a profile should say before teams are asked to read it. */
export const introducingFields = ['skills', 'studies', 'university', 'bio'] as const;
/** A field that introduces a person to teams. */
export type IntroducingField = (typeof introducingFields)[number];

interface Common {
  /** Unlike every other thing of the person, and the same as long as it is the same thing. */
  readonly key: string;
  /** From when on it is too late; undefined where nothing ends. */
  readonly dueAt: Date | undefined;
}

/**
 * One thing that a person does next, or should know. `begins`: an event with a seat of theirs is about to begin or is on;
 * `offer`: a seat is kept for them; `invitation` and `application`: they answer; `mandatory`: nobody of their team goes;
 * `asked`: a team has not answered; `team`: they are in none and have asked none; `members`: their team has too few people;
 * `profile`: it says too little for teams; `listing`: teams do not find them; `announcement`: a recent one; `returned`: a week's
 * hand-in came back; `handIn`: a week is open, and nothing is handed in; `action`: an action item that they or nobody has taken on;
 * `meeting`: their team meets a mentor soon, or does right now.
 */
export type NextThing = Common &
  (
    | { readonly kind: 'begins'; readonly event: GrowEvent }
    | { readonly kind: 'offer'; readonly event: GrowEvent; readonly registration: EventRegistration }
    | { readonly kind: 'invitation'; readonly request: OwnTeamRequest; readonly canAccept: boolean }
    | {
        readonly kind: 'application';
        readonly request: ReceivedTeamRequest;
        readonly team: Team;
        readonly canAccept: boolean;
      }
    | { readonly kind: 'mandatory'; readonly missing: MissingMandatoryEvent }
    | { readonly kind: 'asked'; readonly request: OwnTeamRequest }
    | { readonly kind: 'team' }
    | { readonly kind: 'members'; readonly team: Team; readonly lacking: number }
    | { readonly kind: 'profile'; readonly lacking: readonly IntroducingField[] }
    | { readonly kind: 'listing' }
    | { readonly kind: 'announcement'; readonly announcement: Announcement }
    | { readonly kind: 'returned'; readonly week: TeamWeek }
    | { readonly kind: 'handIn'; readonly week: TeamWeek }
    | { readonly kind: 'action'; readonly item: NamedActionItem }
    | { readonly kind: 'meeting'; readonly booking: NamedBooking }
  );

/** What a thing is about. */
export type NextThingKind = NextThing['kind'];

/** What is known of a person; what is absent is not known, and nothing follows from it. */
export interface PersonContext {
  readonly profile: Pick<Profile, 'userId' | 'role' | 'discoverable' | IntroducingField>;
  /** Null where no season is. */
  readonly season: Season | null;
  /** The person's team; null when in none. */
  readonly team?: Team | null | undefined;
  /** Between the person and teams. */
  readonly ownRequests?: readonly OwnTeamRequest[] | undefined;
  /** At the person's team. */
  readonly teamRequests?: readonly ReceivedTeamRequest[] | undefined;
  /** Events that the person has registered for. */
  readonly events?: readonly GrowEvent[] | undefined;
  readonly registrations?: readonly EventRegistration[] | undefined;
  readonly missingEvents?: readonly MissingMandatoryEvent[] | undefined;
  readonly announcements?: readonly Announcement[] | undefined;
}
