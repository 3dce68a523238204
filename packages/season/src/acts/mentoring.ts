// What mentors do: answer who they are asked to look after, read hand-ins, advise, offer office hours and note meetings.
import { mentorRepository } from '@grow/core/mentor';
import { reviewRepository } from '@grow/core/hand-in';
import {
  officeHourRepository,
  bookingRepository,
  type OfficeHourBooking,
  type OfficeHourRule,
} from '@grow/core/office-hour';
import { pulseRepository } from '@grow/core/pulse';
import { triageRepository } from '@grow/core/triage';
import type { CastPerson } from '../world/cast';
import type { LivingTeam, Season } from '../run/Season';
import { visit } from '../run/Visit';

/** Says what a mentor knows, and how many teams they take. */
export async function describeMentor(season: Season, mentor: CastPerson): Promise<void> {
  const { draw } = season;
  await visit(season, mentor, async ({ act, client }) => {
    await act('save a mentor profile', () =>
      mentorRepository(client).saveProfile({
        capacity: draw.between(4, 8, mentor.number, 'capacity'),
        languages: draw.happens(0.7, mentor.number, 'both languages') ? ['de', 'en'] : ['de'],
        cities: [mentor.city],
        line: 'Ask me about the first ten customers.',
        takesSharedQueue: draw.happens(0.4, mentor.number, 'shared queue'),
        skills: [
          draw.oneOf(
            ['sales', 'marketing', 'finance', 'web', 'user_research'],
            mentor.number,
            'mentor skill',
          ),
        ],
      }),
    );
  });
}

/** Answers who they are asked to look after: one of twelve is declined, with a reason. */
export async function answerProposals(season: Season, mentor: CastPerson): Promise<void> {
  const { draw } = season;
  await visit(season, mentor, async ({ act, client, userId }) => {
    const mentors = mentorRepository(client);
    const all = await act('read assignments', () => mentors.listAssignments(userId));
    if (!all.isDone) return;
    for (const { id } of all.value.filter(({ status }) => status === 'proposed')) {
      const isAccepted = !draw.happens(0.08, id, 'declines');
      await act(
        'answer a proposal',
        () => mentors.answerProposal(id, isAccepted, isAccepted ? '' : 'We work for the same customer.'),
        {
          expects: ['conflict', 'mentor_conflict', 'team_ended', 'not_found'],
          isPressedTwice: draw.happens(0.1, id, 'twice'),
        },
      );
    }
  });
}

/** Reads what waits for them, up to so many, and decides; of two tabs one reads first. */
export async function reviewWeek(season: Season, mentor: CastPerson, most: number): Promise<void> {
  const { draw, journal } = season;
  const late = ['review_taken', 'version_replaced', 'not_handed_in', 'not_found', 'conflict', 'forbidden'];
  await visit(season, mentor, async ({ act, client, userId }) => {
    await act('read what needs a mentor', () => triageRepository(client).list());
    const reviews = reviewRepository(client);
    const queue = await act('read the queue', () => reviews.listQueue());
    if (!queue.isDone) return;
    const waiting = queue.value.filter(({ reviewerId }) => reviewerId === undefined || reviewerId === userId);
    for (const { handInId, teamId, version, week } of waiting.slice(0, most)) {
      const taken = await act('take a review', () => reviews.take(handInId, version), {
        expects: late,
        isPressedTwice: draw.happens(0.1, handInId, version),
      });
      if (!taken.isDone) continue;
      const isAccepted = !draw.happens(0.2, handInId, version, 'asks for changes');
      const given = await act(
        'give a verdict',
        () =>
          reviews.giveVerdict({
            ...{ handInId, teamId, version, userId, milestoneId: taken.value.milestoneId },
            decision: isAccepted ? 'accepted' : 'changes_requested',
            note: isAccepted
              ? 'Clear, and the number is yours.'
              : 'Say who the ten people were, and what they did last time.',
            advice: [
              {
                id: draw.id('advice', handInId, version),
                text: 'Call three people who said no.',
                dueWeek: Math.min(11, week + 1),
                assignedTo: undefined,
              },
            ],
          }),
        {
          expects: [...late, 'list_full'],
          isPressedTwice: draw.happens(0.08, handInId, version, 'verdict twice'),
        },
      );
      if (given.isDone)
        journal.written.push({
          kind: 'verdict',
          id: given.value.id,
          value: { handInId, version },
          team: teamId,
        });
    }
  });
}

/** Notes that they read how their teams' weeks go. */
export async function readPulses(season: Season, mentor: CastPerson): Promise<void> {
  await visit(season, mentor, async ({ act, client, userId }) => {
    const teams = await act('read own teams', () => mentorRepository(client).listTeams(userId));
    if (!teams.isDone) return;
    for (const { id } of teams.value.slice(0, 4)) {
      await act('read check-ins', () => pulseRepository(client).listOfTeam(id));
      await act('mark check-ins read', () => pulseRepository(client).markRead(id), {
        expects: ['forbidden', 'not_found'],
      });
    }
  });
}

/** Offers an hour a week until the season ends. */
export async function offerHours(
  season: Season,
  mentor: CastPerson,
  firstOn: string,
  lastOn: string,
): Promise<void> {
  const { draw } = season;
  const rule: OfficeHourRule = {
    weekday: draw.between(1, 5, mentor.number, 'weekday'),
    ...{ from: '17:00', to: '18:00', minutes: 20, firstOn, lastOn, audience: 'all' as const },
    url: 'https://meet.example.org/office',
  };
  await visit(season, mentor, async ({ act, client }) => {
    const hours = officeHourRepository(client);
    await act('look at office hours', () => hours.preview(rule, undefined));
    await act('offer office hours', () => hours.addSeries(draw.id('series', mentor.number), rule), {
      expects: ['slots_overlap', 'already_exists'],
      isPressedTwice: draw.happens(0.2, mentor.number, 'series twice'),
    });
  });
}

/** A team books one of the first free times: several want the same. */
export async function bookHour(season: Season, team: LivingTeam, week: number): Promise<void> {
  const { draw, journal } = season;
  const person = draw.oneOf(team.members, team.cast.number, week, 'books');
  await visit(season, person, async ({ act, client }) => {
    const bookings = bookingRepository(client);
    const slots = await act('read bookable times', () => bookings.listBookable(), {
      expects: ['not_in_team', 'team_ended'],
    });
    if (!slots.isDone) return;
    const free = slots.value.filter(({ isTaken }) => !isTaken).slice(0, 4);
    if (free.length === 0) return;
    const slot = draw.oneOf(free, team.cast.number, week, 'slot');
    const id = draw.id('booking', team.cast.number, week);
    const booked = await act<OfficeHourBooking>(
      'book a time',
      () => bookings.book(id, slot, 'How do we find the first ten?'),
      {
        expects: ['slot_taken', 'slot_changed', 'booking_exists', 'not_in_team', 'team_ended', 'forbidden'],
        isPressedTwice: draw.happens(0.15, id),
        look: async () =>
          (await bookings.listOfTeam(team.id)).find((one) => one.id === id && one.state === 'booked'),
      },
    );
    if (!booked.isDone) return;
    journal.written.push({ kind: 'booking', id, value: slot.id });
    // So often that it happens whoever of two teams got the time that both wanted.
    if (draw.happens(0.3, id, 'cancels')) {
      const gone = await act<OfficeHourBooking>(
        'cancel a meeting',
        () => bookings.cancel(id, 'Somebody is ill.'),
        {
          expects: ['booking_closed', 'not_found'],
          look: async () =>
            (await bookings.listOfTeam(team.id)).find((one) => one.id === id && one.state === 'cancelled'),
        },
      );
      if (gone.isDone) journal.written.push({ kind: 'cancelled booking', id, value: null });
    }
  });
}

/** Says what came of the meetings that are over. */
export async function noteMeetings(season: Season, mentor: CastPerson): Promise<void> {
  const { draw, clock } = season;
  await visit(season, mentor, async ({ act, client, userId }) => {
    const bookings = bookingRepository(client);
    const mine = await act('read meetings', () => bookings.listOfMentor(userId));
    if (!mine.isDone) return;
    for (const { id } of mine.value.filter(({ endsAt }) => endsAt < clock.now()))
      await act(
        'note a meeting',
        () =>
          bookings.settle(id, {
            outcome: draw.happens(0.9, id, 'came') ? 'held' : 'no_show',
            note: 'Three calls until Friday.',
            items: [],
          }),
        {
          expects: ['booking_closed', 'conflict', 'not_found'],
          isPressedTwice: draw.happens(0.1, id, 'note twice'),
        },
      );
  });
}
