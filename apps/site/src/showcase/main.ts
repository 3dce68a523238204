// The script of the showcase: it shows the stories that the form and the address ask for. Without it all of them stand.
import {
  matchesShowcaseFilter,
  nearestStory,
  showcaseFilterFrom,
  showcaseQueryOf,
  type FilteredStory,
  type ShowcaseFilter,
} from './showcaseFilter';

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part=${name}]`);
const form = document.querySelector<HTMLFormElement>('form[data-part=filters]');

type Row = FilteredStory & { readonly element: HTMLElement };

const rows: readonly Row[] = [...document.querySelectorAll<HTMLElement>('[data-became]')].map((element) => {
  const { season = '', topic = '', became = '' } = element.dataset;
  return { element, season, topic, became };
});

function showNearest(filter: ShowcaseFilter): void {
  const link = part('nearest');
  const near = nearestStory(rows, filter)?.element;
  if (!link) return;
  link.hidden = near === undefined;
  if (near) {
    link.textContent = near.dataset['name'] ?? '';
    link.setAttribute('href', near.dataset['href'] ?? '');
  }
}

function show(filter: ShowcaseFilter): void {
  let count = 0;
  for (const row of rows) {
    row.element.hidden = !matchesShowcaseFilter(row, filter);
    if (!row.element.hidden) count += 1;
  }
  for (const season of document.querySelectorAll<HTMLElement>('section[data-season]'))
    season.hidden = season.querySelector('[data-became]:not([hidden])') === null;
  const [output, none] = [part('count'), part('none')];
  if (output) {
    const { one = '', many = '' } = output.dataset;
    output.textContent = count === 1 ? one : many.replace('#', `${count}`);
  }
  if (none) none.hidden = count > 0;
  if (count === 0) showNearest(filter);
}

function readAddress(): void {
  const filter = showcaseFilterFrom(new URLSearchParams(location.search));
  for (const [name, value] of Object.entries(filter)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof RadioNodeList || field instanceof HTMLSelectElement) field.value = value;
  }
  show(filter);
}

form?.addEventListener('input', () => {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  const filter = showcaseFilterFrom(fields);
  const query = showcaseQueryOf(filter);
  history.replaceState(null, '', location.pathname + (query && `?${query}`) + location.hash);
  show(filter);
});
form?.addEventListener('submit', (event) => event.preventDefault());
part('reset')?.addEventListener('click', (event) => {
  event.preventDefault();
  history.replaceState(null, '', location.pathname);
  readAddress();
});
addEventListener('popstate', readAddress);
try {
  readAddress();
} finally {
  document.documentElement.hidden = false;
}
