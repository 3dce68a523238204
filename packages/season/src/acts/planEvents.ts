// The events of a season, as organisers plan and publish them: fewer seats than people who want one.
import { eventAdminRepository, type EventRow } from '@grow/core/event-admin';
import { timeOn, type Season } from '../run/Season';
import { visit } from '../run/Visit';

/** Day, address, way of taking part, and for how large a part of all people there is a seat. */
const planned = [
  [1, 'kick-off', 'onsite', 0.5],
  [10, 'find-your-team', 'hybrid', 0.08],
  [18, 'better-questions', 'online', 0.2],
  [25, 'first-customers', 'onsite', 0.03],
  [32, 'build-night', 'onsite', 0.1],
  [45, 'pitching', 'hybrid', 0.05],
  [59, 'prices', 'online', 0.1],
  [75, 'dress-rehearsal', 'onsite', 0.04],
] as const;

const textsOf = (title: string) => {
  const texts = ['body', 'agenda', 'hosts', 'bring', 'place'].flatMap((name) => [`${name}_en`, `${name}_de`]);
  const blank = Object.fromEntries(texts.map((name) => [name, '']));
  return { ...blank, title_en: title, title_de: title, summary_en: 'An evening.', summary_de: 'Ein Abend.' };
};

/** Plans and publishes them. */
export async function planEvents(season: Season, seasonId: string): Promise<void> {
  const [organiser] = season.cast.organisers;
  if (!organiser) return;
  const { label, cast } = season;
  await visit(season, organiser, async ({ act, client }) => {
    const events = eventAdminRepository(client);
    for (const [day, name, mode, part] of planned) {
      const startsAt = timeOn(season, day, '20:30');
      const seats = Math.max(2, Math.round(cast.participants.length * part));
      const slug = `${name}-${label
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replace(/-$/, '')}`;
      const row = {
        ...textsOf(name),
        ...{
          slug,
          category: 'Workshop',
          mode,
          mandatory: day === 1,
          visibility: 'public',
          status: 'published',
        },
        ...{
          starts_at: startsAt.toISOString(),
          ends_at: new Date(startsAt.getTime() + 7_200_000).toISOString(),
        },
        ...{ city: mode === 'online' ? null : 'Karlsruhe', street: null },
        url: mode === 'onsite' ? null : 'https://meet.example.org/event',
        capacity_onsite: mode === 'online' ? null : seats,
        capacity_online: mode === 'onsite' ? null : seats,
      } as EventRow;
      // Pressed again after an answer that was lost, it is there already.
      await act('plan an event', () => events.createEvent(row, seasonId), { expects: ['already_exists'] });
    }
  });
}
