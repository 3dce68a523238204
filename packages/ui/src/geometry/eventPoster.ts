// What an event looks like: the same wherever it is shown.
import { seasonWord, type Letter } from './letters';
import { pickPoster } from './poster';

/** The letter of a week, 1 to 11; outside of them the first. */
export const letterOfWeek = (week: number | undefined): Letter => seasonWord[(week ?? 1) - 1] ?? 'E';

/** The poster of an event in a week, 1 to 11 or undefined outside of them. What every team comes to in the last week gets the whole word. */
export const eventPoster = (
  { slug, isMandatory }: { readonly slug: string; readonly isMandatory: boolean },
  week: number | undefined,
) => ({
  letter: letterOfWeek(week),
  ...(isMandatory && week === seasonWord.length
    ? ({ kind: 'word', ink: 'rhubarb' } as const)
    : pickPoster(slug)),
});
