import type { SeasonWeek } from '../season/SeasonWeek';

const DAY_MS = 86_400_000;
const firstDue = Date.parse('2024-11-10T22:59:00Z');

const verbs = [
  ['Enter', 'Einsteigen'],
  ['Listen', 'Lauschen'],
  ['Edit', 'Eingrenzen'],
  ['Verify', 'Verifizieren'],
  ['Engineer', 'Entwickeln'],
  ['Notice', 'Notieren'],
  ['Weigh', 'Wägen'],
  ['Exhale', 'Erholen'],
  ['Exchange', 'Einholen'],
  ['Keep', 'Kürzen'],
  ['Show', 'Sagen'],
] as const;

/** The weeks of GROW 24/25: each is due on its Sunday at 23:59, but for the eighth, which asks for nothing. */
export const seasonWeeks: readonly SeasonWeek[] = verbs.map(([en, de], index) => ({
  week: index + 1,
  verb: { en, de },
  task: { en: `What one does to ${en.toLowerCase()}.`, de: `Was man tut, um zu ${de.toLowerCase()}.` },
  milestone:
    index === 7
      ? undefined
      : {
          title: { en: `Hand-in ${index + 1}`, de: `Abgabe ${index + 1}` },
          dueAt: new Date(firstDue + index * 7 * DAY_MS),
        },
}));
