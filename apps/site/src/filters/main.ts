// The script of the events page: it shows what the form and the address say. Without it the whole list stands.
import {
  filterFrom,
  isMoreChosen,
  isNarrowed,
  matchesFilter,
  queryOf,
  type EventFilter,
} from '../events/eventFilter';

const all = (selector: string, root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLElement>(selector),
];
const part = <Part extends HTMLElement>(name: string) => document.querySelector<Part>(`[data-part=${name}]`);

const form = part<HTMLFormElement>('filters');

function rowMatches(row: HTMLElement, filter: EventFilter): boolean {
  const { category = '', mode = '', city = '', mandatory } = row.dataset;
  return matchesFilter(
    { category, mode, city, isMandatory: mandatory !== undefined, text: row.textContent ?? '' },
    filter,
  );
}

function show(filter: EventFilter): void {
  const [coming, past, plan] = [part('coming'), part<HTMLDetailsElement>('past'), part('plan')];
  const [isWeeks, isPast] = [filter.view === 'week', filter.when === 'past'];
  const found = new Set<string | undefined>();
  for (const row of all('[data-category]')) {
    row.hidden = !rowMatches(row, filter);
    if (!row.hidden) found.add(row.id);
  }
  const remaining = (root: ParentNode | null) => (root ? all('article:not([hidden])', root).length : 0);
  for (const week of all('section[data-state]')) week.hidden = remaining(week) === 0;
  for (const entry of all('[data-of]')) entry.hidden = !found.has(entry.dataset.of);

  if (coming) coming.hidden = isWeeks || isPast;
  if (plan) plan.hidden = !isWeeks;
  if (past) {
    past.hidden = isWeeks || (!isPast && isNarrowed(filter));
    if (isPast) past.open = true;
    past.toggleAttribute('data-alone', isPast);
  }
  const when = part('when');
  if (when) when.hidden = isWeeks;

  const rows = all('[data-category]', (isWeeks ? document : isPast ? past : coming) ?? document);
  for (const radio of all('[name=mode]')) {
    const mode = radio.getAttribute('value') as EventFilter['mode'];
    const number = radio.parentElement?.querySelector('small');
    if (number) number.textContent = `${rows.filter((row) => rowMatches(row, { ...filter, mode })).length}`;
  }

  const count = isWeeks ? found.size : remaining(isPast ? past : coming);
  const [output, none] = [part('count'), part('none')];
  if (output) {
    const { one = '', many = '' } = output.dataset;
    output.textContent = count === 1 ? one : many.replace('#', `${count}`);
  }
  // Where nothing is to come at all the page says so, and there is no filter to take away.
  if (none) none.hidden = count > 0 || !isNarrowed(filter);
}

function fill(target: HTMLFormElement, filter: EventFilter): void {
  const { isMandatory, search, ...fields } = filter;
  for (const [name, value] of Object.entries({ ...fields, q: search, mandatory: isMandatory ? '1' : '' })) {
    const field = target.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== '';
    else if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value;
    else if (field instanceof HTMLInputElement) field.value = value;
  }
}

const more = part<HTMLButtonElement>('more');

function openMore(isOpen: boolean): void {
  more?.setAttribute('aria-expanded', `${isOpen}`);
  const panel = document.getElementById(more?.getAttribute('aria-controls') ?? '');
  if (panel) panel.hidden = !isOpen;
}

function readAddress(): void {
  const filter = filterFrom(new URLSearchParams(location.search));
  if (form) fill(form, filter);
  // What the address asks for is never out of sight.
  if (isMoreChosen(filter)) openMore(true);
  show(filter);
}

function remember(filter: EventFilter): void {
  const query = queryOf(filter);
  history.replaceState(null, '', location.pathname + (query && `?${query}`) + location.hash);
  show(filter);
}

form?.addEventListener('input', () => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  remember(filterFrom(fields));
});
more?.addEventListener('click', () => openMore(more.getAttribute('aria-expanded') !== 'true'));
form?.addEventListener('submit', (event) => event.preventDefault());
part('reset')?.addEventListener('click', (event) => {
  event.preventDefault();
  remember(filterFrom(new URLSearchParams()));
  readAddress();
});
addEventListener('popstate', readAddress);
try {
  readAddress();
} finally {
  document.documentElement.hidden = false;
}
