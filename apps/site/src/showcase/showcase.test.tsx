// @vitest-environment jsdom
// The showcase as static markup: what stands there in which language, and that it needs no script and no style attribute.
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { readContent } from '../content/snapshot';
import { overwriteGetLocale, type Locale } from '../paraglide/runtime';
import { sampleStory } from './sampleStory';
import { ShowcasePage } from './ShowcasePage';
import { StoryPage } from './StoryPage';

const others = { place: null, prize_euros: null };
const content = {
  ...readContent(new Date('2024-12-05T12:00:00Z')),
  stories: [
    sampleStory(),
    sampleStory({ slug: 'lichthof', name: 'Lichthof <b>', city: null, topic: null, ...others }),
    sampleStory({ slug: 'restlaufzeit', name: 'Restlaufzeit', season_label: 'GROW 22/23' }),
  ],
  showcaseSeasons: ['GROW 23/24', 'GROW 22/23', 'GROW 21/22'].map((label) => ({
    ...{ label, startsOn: '2023-11-06', students: 1019, teams: 212, finalists: 11 },
  })),
};

const drawn = (locale: Locale, slug?: string): Document => {
  overwriteGetLocale(() => locale);
  const page =
    slug === undefined ? (
      <ShowcasePage {...{ content, locale }} />
    ) : (
      <StoryPage {...{ content, locale, slug }} />
    );
  return new DOMParser().parseFromString(renderToStaticMarkup(page), 'text/html');
};
const text = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent);

afterEach(() => overwriteGetLocale(() => 'en'));

test('a season stands with its winner first; one without a published story is left out', () => {
  const page = drawn('en');
  expect(text(page, 'section h2')).toEqual(['23/24', '22/23']);
  const [first] = page.querySelectorAll('section');
  expect(text(first ?? page, '[data-became] bdi')).toEqual(['Tauwerk', 'Lichthof <b>']);
  expect(first?.textContent).toContain('1,019 students');
});

test.each([
  ['en', '/showcase/tauwerk'],
  ['de', '/de/showcase/tauwerk'],
] as const)('links lead to the story in %s', (locale, href) => {
  expect(drawn(locale).querySelector(`a[href="${href}"]`)).not.toBeNull();
});

test('the script can tell stories apart by season, topic and what became of them', () => {
  const rows = [...drawn('en').querySelectorAll<HTMLElement>('[data-became]')].map(({ dataset }) => [
    dataset['season'],
    dataset['topic'],
    dataset['became'],
  ]);
  expect(rows).toEqual([
    ['23-24', 'Materials', 'company'],
    ['23-24', '', 'company'],
    ['22-23', 'Materials', 'company'],
  ]);
});

test('a topic is said in the language of the page, and filtered by the same key in both', () => {
  const topics = [
    { topic_en: 'Textiles', topic_de: 'Textilien' },
    { topic_en: 'Light', topic_de: 'Licht' },
    { topic_en: 'Light', topic_de: 'Licht' },
  ];
  const stories = topics.map((topic, index) => {
    const { content: said } = { content: { pitch_en: 'Rope.', outcome: 'sold', ...topic } };
    const rest = { weeks: [], facts: [], people: [], quotes: [], figures: [], pictures: [] };
    return sampleStory({ slug: `story-${index}`, name: `Team ${index}`, content: { ...said, ...rest } });
  });
  for (const [locale, words] of [
    ['en', ['Light', 'Textiles']],
    ['de', ['Licht', 'Textilien']],
  ] as const) {
    overwriteGetLocale(() => locale);
    const html = renderToStaticMarkup(<ShowcasePage content={{ ...content, stories }} locale={locale} />);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const options = [...page.querySelectorAll<HTMLOptionElement>('select[name=topic] option')].slice(1);
    expect(options.map(({ textContent }) => textContent)).toEqual(words);
    expect(options.map(({ value }) => value)).toEqual(['Light', 'Textiles']);
    expect(page.querySelector('[data-topic=Textiles]')?.textContent).toContain(words[1]);
  }
});

test('a story tells its eleven weeks, with the note that sent one back', () => {
  const page = drawn('en', 'tauwerk');
  expect(page.querySelector('h1')?.textContent).toBe('Tauwerk');
  expect(page.body.textContent).toContain('Sent back: “Then it is not a rope yet.”');
  expect(page.body.textContent).toContain('Nothing was asked for.');
  expect(page.querySelector('[aria-label="10 of 11 weeks accepted"]')).not.toBeNull();
  expect(page.querySelector('img[src="/stories/tauwerk-winder.jpg"]')?.getAttribute('alt')).toBe('A winder');
  expect(page.querySelector('a[href="https://tauwerk.example/seil"]')?.textContent).toBe('tauwerk.example');
});

test('what was written in English alone says so on a German page', () => {
  const page = drawn('de', 'tauwerk');
  expect([...page.querySelectorAll('blockquote')].map((quote) => quote.lang)).toEqual(['en', 'en']);
  expect(page.body.textContent).toContain('Seit Juni eine GmbH.');
});

test('no page carries a style attribute: the policy would block it', () => {
  for (const page of [drawn('en'), drawn('en', 'tauwerk'), drawn('de', 'lichthof')])
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
});

test('without a story the page says what is missing', () => {
  overwriteGetLocale(() => 'en');
  const empty = { ...content, stories: [] };
  const html = renderToStaticMarkup(<ShowcasePage content={empty} locale="en" />);
  expect(html).toContain('No team has published its story yet.');
  expect(html).not.toContain('<form');
});
