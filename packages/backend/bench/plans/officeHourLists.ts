// Everything that is read of office hours, as mentors, teams, organisers and the clock ask for it.
import { bookingRepository } from '../../../core/src/officeHour/bookingRepository';
import { officeHourRepository } from '../../../core/src/officeHour/officeHourRepository';
import { guard, unwrap } from '../../../core/src/errors/unwrap';
import type { Asker, ProductList } from './ProductList';

const DAY = 86_400_000;
const inDays = (count: number) => new Date(Date.now() + count * DAY);
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const bookings = ({ client }: Asker) => bookingRepository(client);
const firstSlot = async (asker: Asker) => (await bookings(asker).listBookable())[0]?.id ?? asker.userId;

/** Every list of office hours. */
export const officeHourLists: readonly ProductList[] = [
  {
    by: 'mentor',
    name: 'series of a mentor',
    ask: ({ client, userId }) => officeHourRepository(client).listSeries(userId, dayOf(inDays(0))),
  },
  {
    by: 'mentor',
    name: 'two weeks of a mentor’s slots',
    ask: ({ client, userId }) => officeHourRepository(client).listSlots(userId, inDays(-7), inDays(7)),
  },
  {
    by: 'mentor',
    name: 'meetings of a mentor to come, and to write about',
    ask: (asker) => bookings(asker).listOfMentor(asker.userId),
  },
  {
    by: 'mentor',
    name: 'what would become of eight weeks of office hours',
    ask: ({ client }) =>
      officeHourRepository(client).preview(
        {
          ...{ weekday: 4, from: '12:00', to: '14:00', minutes: 20, audience: 'own', url: undefined },
          ...{ firstOn: dayOf(inDays(1)), lastOn: dayOf(inDays(57)) },
        },
        undefined,
      ),
  },
  { by: 'member', name: 'when a team can meet somebody', ask: (asker) => bookings(asker).listBookable() },
  {
    by: 'member',
    name: 'what else is at that time',
    ask: async (asker) => bookings(asker).listClashes(await firstSlot(asker)),
  },
  ...(['member', 'mentor', 'orga'] as const).map((by) => ({
    by,
    name: 'meetings of a team',
    ask: (asker: Asker) => bookings(asker).listOfTeam(asker.teamId),
  })),
  {
    by: 'clock',
    name: 'reminders of meetings, none or one',
    ask: async ({ client }) =>
      guard(async () => unwrap(await client.rpc('remind_of_office_hours', { p_limit: 1 }))),
  },
];
