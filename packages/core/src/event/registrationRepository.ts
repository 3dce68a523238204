import { readRow } from '../db/readRow';
import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { read, readList } from '../db/read';
import { guard, unwrap } from '../errors/unwrap';
import type { LocalText } from '../text/LocalText';
import { productQuery, requireClient, type ProductQuery } from '../query/productQuery';
import {
  eventFiguresFromRow,
  eventRegistrationFromRow,
  registrationStatuses,
  seatKinds,
  type EventFigures,
  type EventRegistration,
  type RegistrationStatus,
  type SeatKind,
} from './EventRegistration';

/** A person of the caller's team who has registered for an event. */
export interface TeamMateAtEvent {
  readonly eventId: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly seat: SeatKind;
  readonly status: RegistrationStatus;
}

/** A mandatory event to come for which nobody of the caller's team has registered. */
export interface MissingMandatoryEvent {
  readonly eventId: string;
  readonly slug: string;
  readonly title: LocalText;
  readonly startsAt: Date;
  readonly teamName: string;
}

/** Most registrations that are read at once; a season has fewer events. */
const mostRegistrations = 500;

function mateFromRow(value: unknown): TeamMateAtEvent {
  const row = readRow('team_at_events', value);
  return {
    eventId: row.requiredText('event_id'),
    userId: row.requiredText('user_id'),
    firstName: row.text('first_name'),
    lastName: row.text('last_name'),
    seat: row.oneOf('seat', seatKinds),
    status: row.oneOf('status', registrationStatuses),
  };
}

function missingFromRow(value: unknown): MissingMandatoryEvent {
  const row = readRow('missing_mandatory_events', value);
  return {
    eventId: row.requiredText('event_id'),
    slug: row.requiredText('slug'),
    title: row.requiredLocalText('title'),
    startsAt: row.time('starts_at'),
    teamName: row.requiredText('team_name'),
  };
}

/** Seats, queues and offers of the caller. Every call throws only AppError. */
export function registrationRepository(client: GrowSupabase) {
  return {
    /** A person's registrations, cancelled ones too. @throws AppError `malformed_row` */
    async listMine(userId: string, { signal }: ReadOptions = {}): Promise<EventRegistration[]> {
      const query = client
        .from('event_registrations')
        .select('*')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .order('id')
        .limit(mostRegistrations);
      return readList(query, eventRegistrationFromRow, signal);
    },

    /** How many seats of these events are taken; visitors may ask about public ones. @throws AppError `malformed_row` */
    async listFigures(eventIds: readonly string[], { signal }: ReadOptions = {}): Promise<EventFigures[]> {
      const query = client
        .from('event_figures')
        .select('*')
        .in('event_id', [...eventIds]);
      return readList(query, eventFiguresFromRow, signal);
    },

    /** The caller's places in the queues they wait in, by event; 1 is next. @throws AppError `malformed_row` */
    async listPlaces({ signal }: ReadOptions = {}): Promise<ReadonlyMap<string, number>> {
      return guard(async () => {
        const rows = await read(client.rpc('my_queue_positions', {}, { get: true }), signal);
        return new Map(
          rows.map((value) => {
            const row = readRow('my_queue_positions', value);
            return [row.requiredText('event_id'), row.number('queue_position')] as const;
          }),
        );
      }, signal);
    },

    /** Who else of the caller's team has registered, at most a hundred events. @throws AppError `malformed_row` */
    async listTeam(eventIds: readonly string[], { signal }: ReadOptions = {}): Promise<TeamMateAtEvent[]> {
      return readList(
        client.rpc('team_at_events', { p_event_ids: [...eventIds] }, { get: true }),
        mateFromRow,
        signal,
      );
    },

    /** Mandatory events that the caller's team has forgotten, the next one first. @throws AppError `malformed_row` */
    async listMissing({ signal }: ReadOptions = {}): Promise<MissingMandatoryEvent[]> {
      return readList(client.rpc('missing_mandatory_events', {}, { get: true }), missingFromRow, signal);
    },

    /** Takes a seat, or a place in its queue. @throws AppError `event_started`, `event_cancelled`, `seats_full`, `not_found` */
    register: (eventId: string, seat: SeatKind): Promise<EventRegistration> =>
      guard(async () =>
        eventRegistrationFromRow(
          unwrap(await client.rpc('register_for_event', { p_event_id: eventId, p_seat: seat })),
        ),
      ),

    /** Gives back a seat, an offer or a place in the queue. @throws AppError `not_registered`, `event_started` */
    cancel: (eventId: string): Promise<EventRegistration> =>
      guard(async () =>
        eventRegistrationFromRow(unwrap(await client.rpc('cancel_registration', { p_event_id: eventId }))),
      ),

    /** Takes a cancellation of the last five minutes back. @throws AppError `undo_over`, `event_started`, `event_cancelled` */
    restore: (eventId: string): Promise<EventRegistration> =>
      guard(async () =>
        eventRegistrationFromRow(unwrap(await client.rpc('restore_registration', { p_event_id: eventId }))),
      ),

    /** Takes the seat that is offered. @throws AppError `offer_over`, `event_cancelled`, `not_registered` */
    accept: (eventId: string): Promise<EventRegistration> =>
      guard(async () =>
        eventRegistrationFromRow(unwrap(await client.rpc('accept_offer', { p_event_id: eventId }))),
      ),
  };
}

/** Cache keys of seats; whatever changes one of them changes them all. */
export const registrationKeys = {
  all: ['eventSeats'] as const,
  everyMine: ['eventSeats', 'mine'] as const,
  mine: (userId: string) => ['eventSeats', 'mine', userId] as const,
  figures: (eventIds: readonly string[]) => ['eventSeats', 'figures', ...eventIds] as const,
  places: ['eventSeats', 'places'] as const,
  team: (eventIds: readonly string[]) => ['eventSeats', 'team', ...eventIds] as const,
  missing: ['eventSeats', 'missing'] as const,
};

/** Queries of seats. The client may be missing while a query is only described. */
export function registrationQueries(client: GrowSupabase | undefined) {
  const repository = () => registrationRepository(requireClient(client));
  return {
    /** A person's registrations. */
    mine: (userId: string): ProductQuery<EventRegistration[]> =>
      productQuery(registrationKeys.mine(userId), async () => repository().listMine(userId)),
    /** How many seats of these events are taken. */
    figures: (eventIds: readonly string[]): ProductQuery<EventFigures[]> =>
      productQuery(registrationKeys.figures(eventIds), async () => repository().listFigures(eventIds)),
    /** The caller's places in queues, by event. */
    places: (): ProductQuery<ReadonlyMap<string, number>> =>
      productQuery(registrationKeys.places, async () => repository().listPlaces()),
    /** Who else of the caller's team goes. */
    team: (eventIds: readonly string[]): ProductQuery<TeamMateAtEvent[]> =>
      productQuery(registrationKeys.team(eventIds), async () => repository().listTeam(eventIds)),
    /** Mandatory events that the caller's team has forgotten. */
    missing: (): ProductQuery<MissingMandatoryEvent[]> =>
      productQuery(registrationKeys.missing, async () => repository().listMissing()),
  };
}
