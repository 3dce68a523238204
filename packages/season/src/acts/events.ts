// Events: more people than seats, queues, offers that move up, and the door.
import {
  registrationRepository,
  eventRepository,
  type EventRegistration,
  type StoredEvent,
} from '@grow/core/event';
import { checkInRepository } from '@grow/core/check-in';
import type { CastPerson } from '../world/cast';
import type { Season } from '../run/Season';
import { visit } from '../run/Visit';

const over = ['event_started', 'seats_full', 'event_cancelled', 'not_registered', 'offer_over', 'undo_over'];

/** The events that somebody sees ahead of them. */
export async function eventsAhead(season: Season, person: CastPerson): Promise<readonly StoredEvent[]> {
  return visit(season, person, async ({ act, client }) => {
    const read = await act('list events', () =>
      eventRepository(client).listEvents({
        page: 1,
        pageSize: 50,
        upcomingAt: season.clock.now(),
        isOn: true,
      }),
    );
    return read.isDone ? read.value.items : [];
  });
}

/** Registers, or waits in the queue. */
export async function register(season: Season, person: CastPerson, event: StoredEvent): Promise<void> {
  const seat =
    event.mode === 'online' ||
    (event.mode === 'hybrid' && season.draw.happens(0.4, person.number, event.slug))
      ? 'online'
      : 'onsite';
  await visit(season, person, async ({ act, client, userId }) => {
    if (userId === '') return;
    const registrations = registrationRepository(client);
    const own = async () =>
      (await registrations.listMine(userId)).find(
        ({ eventId, cancelledAt }) => eventId === event.id && !cancelledAt,
      );
    const done = await act<EventRegistration>(
      'register for an event',
      () => registrations.register(event.id, seat),
      {
        expects: over,
        isPressedTwice: season.draw.happens(0.1, person.number, event.slug, 'twice'),
        look: own,
      },
    );
    if (done.isDone)
      season.journal.written.push({
        kind: 'registration',
        id: `${event.id} ${userId}`,
        value: null,
        by: userId,
      });
  });
}

/** Gives the seat back; a few come back at once by *Undo*. */
export async function cancel(season: Season, person: CastPerson, eventId: string): Promise<void> {
  await visit(season, person, async ({ act, client }) => {
    const registrations = registrationRepository(client);
    const gone = await act('give a seat back', () => registrations.cancel(eventId), {
      expects: over,
      isPressedTwice: season.draw.happens(0.1, person.number, eventId, 'cancel twice'),
    });
    if (gone.isDone && season.draw.happens(0.3, person.number, eventId, 'undo'))
      await act('take a seat back', () => registrations.restore(eventId), { expects: over });
  });
}

/** Accepts an offer of a freed seat, where there is one. */
export async function acceptOffer(season: Season, person: CastPerson): Promise<void> {
  await visit(season, person, async ({ act, client, userId }) => {
    if (userId === '') return;
    const registrations = registrationRepository(client);
    const mine = await act('read own seats', () => registrations.listMine(userId));
    const offers = mine.isDone ? mine.value.filter(({ status }) => status === 'offered') : [];
    for (const { eventId } of offers)
      await act('accept an offer', () => registrations.accept(eventId), {
        expects: over,
        isPressedTwice: true,
        look: async () =>
          (await registrations.listMine(userId)).find(
            (one) => one.eventId === eventId && one.status === 'registered',
          ),
      });
  });
}

/** Two organisers let people in at one door, each scanning some of them twice. */
export async function letPeopleIn(season: Season, organiser: CastPerson, slug: string): Promise<void> {
  const { draw } = season;
  await visit(season, organiser, async ({ act, client }) => {
    const door = checkInRepository(client);
    const event = await act('open the door', () => door.readEvent(slug));
    if (!event.isDone || !event.value) return;
    const { id } = event.value;
    const list = await act('read the list of the door', () => door.readList(id, undefined));
    if (!list.isDone) return;
    const coming = list.value.people.filter(
      ({ id: registrationId, status }) =>
        status === 'registered' && draw.happens(0.85, registrationId, 'comes'),
    );
    const scan = (registrationId: string, desk: string) => ({
      key: draw.id(registrationId, desk),
      eventId: id,
      registrationId,
      desk,
      at: season.clock.now(),
      letsIn: false,
      isQuestion: false,
      isTried: false,
      isTakenBack: false,
      refused: undefined,
    });
    for (const { id: registrationId } of coming)
      await Promise.all(
        (draw.happens(0.05, registrationId, 'both doors') ? ['Door A', 'Door B'] : ['Door A']).map((desk) =>
          act('let somebody in', () => door.checkIn(scan(registrationId, desk))),
        ),
      );
  });
}
