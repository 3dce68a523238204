// The events of a season, as organisers plan and publish them: fewer seats than people who want one.
import { eventAdminRepository, type EventRow } from '@grow/core/event-admin';
import { slugFrom } from '@grow/core/text';
import { timeOn, type Season } from '../run/Season';
import { visit } from '../run/Visit';

/** Day, titles in both languages, way of taking part, and for how large a part of all people there is a seat. */
const planned = [
  [1, 'Kick-off', 'Auftakt', 'onsite', 0.5],
  [10, 'Find your team', 'Finde dein Team', 'hybrid', 0.08],
  [18, 'Better questions', 'Bessere Fragen', 'online', 0.2],
  [25, 'First customers', 'Erste Kunden', 'onsite', 0.03],
  [32, 'Build night', 'Baunacht', 'onsite', 0.1],
  [45, 'Pitching', 'Pitchen', 'hybrid', 0.05],
  [59, 'Prices', 'Preise', 'online', 0.1],
  [75, 'Dress rehearsal', 'Generalprobe', 'onsite', 0.04],
] as const;

const textsOf = (title_en: string, title_de: string) => {
  const texts = ['body', 'agenda', 'hosts', 'bring', 'place'].flatMap((name) => [`${name}_en`, `${name}_de`]);
  const blank = Object.fromEntries(texts.map((name) => [name, '']));
  const summary_en = 'Two hours in which each team takes one step.';
  const summary_de = 'Zwei Stunden, in denen jedes Team einen Schritt macht.';
  return { ...blank, title_en, title_de, summary_en, summary_de };
};

/** Plans and publishes them. */
export async function planEvents(season: Season, seasonId: string): Promise<void> {
  const [organiser] = season.cast.organisers;
  if (!organiser) return;
  const { label, cast } = season;
  await visit(season, organiser, async ({ act, client }) => {
    const events = eventAdminRepository(client);
    for (const [day, english, german, mode, part] of planned) {
      const startsAt = timeOn(season, day, '20:30');
      const seats = Math.max(2, Math.round(cast.participants.length * part));
      const slug = slugFrom(`${english} ${label}`);
      const row = {
        ...textsOf(english, german),
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
