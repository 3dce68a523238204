import { dayOfSeason } from '@grow/ui/frame';

/**
 * Corrects a page that was built on an earlier day. `[data-day]` is the day of the season (1 = first) and
 * `[data-days-left]` how many remain after it, inside the element that carries the season's first day as
 * `data-season-today`; `[data-from]` stands from that second since 1970 on, and before its `data-until`.
 */
export function showToday(page: ParentNode, now: Date): void {
  const all = (root: ParentNode, selector: string) => root.querySelectorAll<HTMLElement>(selector);
  for (const part of all(page, '[data-from]')) {
    const { from, until = Infinity } = part.dataset;
    part.hidden = +now < Number(from) * 1000 || +now >= Number(until) * 1000;
  }
  for (const part of all(page, '[data-season-today]')) {
    const days = Number(part.dataset.seasonDays);
    const day = dayOfSeason(part.dataset.seasonToday ?? '', now);
    for (const number of all(part, '[data-day]')) number.textContent = `${Math.min(day + 1, days)}`;
    for (const number of all(part, '[data-days-left]')) number.textContent = `${Math.max(days - day - 1, 0)}`;
  }
}
