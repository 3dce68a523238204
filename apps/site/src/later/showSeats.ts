// Seats left, read for all events of the page at once. What the page says without them stays where there is no answer.
import type { GrowConfig } from '@grow/core';
import { LIVE_COLUMNS, liveSeats, type LiveSeats, type LiveRow } from '../events/liveSeats';
import { localeAt } from '../paths';
import { liveSeatWords } from './liveSeatWords';

/** As many as the kit's own bar has. */
const TICKS = 22;

const words = liveSeatWords[localeAt(location.pathname)];
const count = (value: number) => value.toLocaleString(document.documentElement.lang);

function wordsOf(seats: LiveSeats): string {
  if (seats.state === 'off') return words.off;
  const { left, total } = seats;
  return words[seats.state].replace('{left}', count(left)).replace('{total}', count(total));
}

/** Fills a drawn capacity: its ticks, its warning above 85 %, and its words. */
function draw(part: HTMLElement, seats: LiveSeats): void {
  const share = seats.state === 'off' ? 0 : 1 - seats.left / seats.total;
  const ticks = Array.from({ length: seats.state === 'off' ? 0 : TICKS }, (_, index) => {
    const tick = document.createElement('i');
    tick.toggleAttribute('data-taken', index < Math.round(share * TICKS));
    return tick;
  });
  part.firstElementChild?.replaceChildren(...ticks);
  part.toggleAttribute('data-tight', share > 0.85 && share < 1);
  if (part.lastChild) part.lastChild.textContent = wordsOf(seats);
}

function show(row: LiveRow): void {
  const seats = liveSeats(row, new Date());
  if (!seats) return;
  const slug = CSS.escape(row.slug);
  for (const part of document.querySelectorAll<HTMLElement>(`[data-seats=${slug}]`)) draw(part, seats);
  const link = document.querySelector<HTMLElement>(`[data-own=${slug}] > [data-static]`);
  if (!link) return;
  link.hidden = seats.state === 'off';
  link.textContent = seats.state === 'full' ? words.join : words.reserve;
}

async function read(): Promise<void> {
  const slugs = [...document.querySelectorAll<HTMLElement>('[data-seats]')].map((part) => part.dataset.seats);
  if (slugs.length === 0 || document.hidden) return;
  // As the server stamped it; a page without it throws here, and stays as it is.
  const config = document.getElementById('grow-config')?.textContent ?? '';
  const { supabaseUrl, supabaseKey } = JSON.parse(config) as GrowConfig;
  const query = `select=${LIVE_COLUMNS}&slug=in.(${[...new Set(slugs)].join()})`;
  // Whoever is not known yet speaks with the public key, as the client does.
  const headers = { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` };
  const answer = await fetch(`${supabaseUrl}/rest/v1/events?${query}`, { headers });
  for (const row of (await answer.json()) as LiveRow[]) show(row);
}

/**
 * Shows the seats left, again whenever somebody comes back to the page. A failure is silent, for what the page says
 * without an answer stays true; and nobody is asked again until the page is loaded anew.
 */
export function showSeats(): void {
  let isStopped = false;
  const attempt = () => {
    if (isStopped) return;
    // Also while an answer is on its way, which may never come.
    isStopped = true;
    read().then(
      () => (isStopped = false),
      () => undefined,
    );
  };
  document.addEventListener('visibilitychange', attempt);
  attempt();
}
