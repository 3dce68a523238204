// The report as one page without scripts.
import type { Summary } from './summary';
import { escaped } from './escaped';
import { barChart, dayChart, sizeChart } from './charts';

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string => `
<div class="wide"><table><thead><tr>${head.map((cell, at) => `<th scope="col"${typeof rows[0]?.[at] === 'number' ? ' class="number"' : ''}>${escaped(cell)}</th>`).join('')}</tr></thead><tbody>
${rows.map((row) => `<tr>${row.map((cell) => (typeof cell === 'number' ? `<td class="number">${cell.toLocaleString('en')}</td>` : `<td>${escaped(cell)}</td>`)).join('')}</tr>`).join('\n')}
</tbody></table></div>`;

const section = (title: string, body: string): string =>
  `<section><h2>${escaped(title)}</h2>${body}</section>`;
const nothing = '<p>None.</p>';

const style = `
:root{color-scheme:light dark;--ground:#f1f5ee;--text:#0d251b;--muted:#4a5e54;--line:#d3ddd0;--bar:#1d6b45;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:#0d251b;--text:#f2f5ea;--muted:#afc6b8;--line:#28503e;--bar:#7fd1a4;--bad:#ff9dbb}}
body{margin:0 auto;max-width:72rem;padding:2rem 1.25rem 4rem;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.75rem;margin:0 0 .25rem}h2{font-size:1.15rem;margin:2.5rem 0 .75rem}p{margin:.25rem 0;color:var(--muted)}
.figures{display:grid;grid-template-columns:repeat(2,1fr);gap:1rem;margin:1.5rem 0}
@media (min-width:44rem){.figures{grid-template-columns:repeat(4,1fr)}}.figures div{border-top:2px solid var(--line);padding-top:.5rem}.figures b{display:block;font-size:1.5rem;font-variant-numeric:tabular-nums}
.bad b{color:var(--bad)}table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:left;padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);vertical-align:top}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}.wide{overflow-x:auto}svg{display:block;width:100%;height:auto}svg text{fill:var(--text);font-size:12px}svg .muted{fill:var(--muted)}svg rect{fill:var(--bar)}svg path{fill:none;stroke:var(--bar);stroke-width:1.5}svg .leader{stroke:var(--muted);stroke-width:.75}`;

/** The whole report. */
export function reportPage(summary: Summary): string {
  const { people, seed, seconds, calls, written, checks, violations, surprises, loggedOut, mails, days } =
    summary;
  const figure = (name: string, value: number, isBad = false) =>
    `<div${isBad ? ' class="bad"' : ''}><b>${Math.round(value).toLocaleString('en')}</b>${escaped(name)}</div>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>A season of ${people.toLocaleString('en')} people</title><style>${style}</style></head><body><main>
<h1>A season of ${people.toLocaleString('en')} people</h1><p>Seed ${seed}. Eleven weeks in ${(seconds / 60).toFixed(1)} minutes, over HTTP, on this machine.</p>
<div class="figures">${figure('calls', calls)}${figure('writes that were answered yes', written)}${figure('checks of the whole database', checks)}${figure('violations', violations.length, violations.length > 0)}${figure('refusals nobody expected', surprises.length, surprises.length > 0)}${figure('logged out', loggedOut.length, loggedOut.length > 0)}${figure('mails taken', mails.taken)}${figure('mails repeated', mails.repeated)}</div>
${section('How far people came', barChart(summary.funnel))}
${section('Calls by day', dayChart(days))}
${section('Sizes by week', sizeChart(days))}
${section(
  'Slowest calls',
  table(
    ['call', 'calls', 'failed', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms'],
    summary.slowest
      .slice(0, 25)
      .map((row) => [
        row.name,
        row.count,
        row.failed,
        ...[row.p50, row.p95, row.p99, row.most].map(Math.round),
      ]),
  ),
)}
${section(
  'Longest waits for a yes',
  table(
    ['act', 'milliseconds'],
    summary.waits.slice(0, 15).map(({ name, milliseconds }) => [name, milliseconds]),
  ),
)}
${section('Writes that were answered yes', table(['what', 'times'], Object.entries(summary.kinds)))}
${section('Faults', table(['fault', 'times'], Object.entries(summary.faults)))}
${section('Refusals that belong to what was tried', table(['act and code', 'times'], Object.entries(summary.refusals)))}
${section(
  'Refusals nobody expected',
  surprises.length === 0
    ? nothing
    : table(
        ['act and code', 'times', 'the first'],
        surprises.map(({ name, count, example }) => [name, count, example]),
      ),
)}
${section(
  'Violations',
  violations.length === 0
    ? nothing
    : table(
        ['day', 'what holds no more', 'where'],
        violations.slice(0, 200).map(({ day, name, text }) => [day, name, text]),
      ),
)}
</main></body></html>\n`;
}
