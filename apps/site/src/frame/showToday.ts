import { dayOfSeason } from '@grow/ui/frame';

/**
 * Corrects the numbers of a page that was built on an earlier day: `[data-day]` is the day of the season (1 = first),
 * `[data-days-left]` how many remain after it. Both stand inside the element that carries `data-season-today`,
 * the season's first day.
 */
export function showToday(page: ParentNode, now: Date): void {
  for (const part of page.querySelectorAll<HTMLElement>('[data-season-today]')) {
    const days = Number(part.dataset.seasonDays);
    const day = dayOfSeason(part.dataset.seasonToday ?? '', now);
    if (day >= days) continue;
    for (const number of part.querySelectorAll('[data-day]')) number.textContent = `${day + 1}`;
    for (const number of part.querySelectorAll('[data-days-left]')) number.textContent = `${days - day - 1}`;
  }
}
