import { describe, expect, test } from 'vitest';
import { dropDeadRules } from './dropDeadRules';
import { dropEndTags } from './dropEndTags';
import { dropQuotes } from './dropQuotes';
import { shortenClasses } from './shortenClasses';
import { shortenPath, shortenPaths } from './shortenPaths';
import { shortenProperties } from './shortenProperties';
import { slimPage } from './slimPage';

describe('a path', () => {
  test('is said in relative steps, level and upright ones as such', () => {
    expect(shortenPath('M10 20L30 20L30 45.04L10 45.04Z')).toBe('M10 20h20v25h-20z');
  });

  test('keeps level lines level, wherever rounding puts their ends', () => {
    const path = shortenPath('M0 0L0.04 10.26L20.33 10.26L20.33 30.52L0 30.52Z');
    expect(path.match(/[a-z]/gi)?.join('')).toBe('Mvhvhz');
  });

  test('ends where it began to: errors of rounding do not add up', () => {
    const steps = Array.from({ length: 50 }, (_, index) => `L${index * 0.33} ${index * 0.17}`);
    const numbers = shortenPath(`M0 0${steps.join('')}`).match(/-?(\d+\.?\d*|\.\d+)/g) ?? [];
    expect(numbers.length).toBeGreaterThan(50);
    const end = shortenPath(`M0 0${steps.join('')}L0 0`);
    expect(end.endsWith('l-16.2-8.3')).toBe(true);
  });

  test('is moved by itself where an attribute moved it', () => {
    expect(shortenPaths('<path transform="translate(4.04 227.97)" d="M0 0h2.5v-5z">')).toBe(
      '<path d="M4 228h2.5v-5z">',
    );
    expect(shortenPaths('<path class="a" d="M0 0h2">')).toBe('<path class="a" d="M0 0h2">');
  });

  test('keeps curves and arcs', () => {
    expect(shortenPath('M0 0C1 2 3 4 5 6A2 2 0 0 1 9 6')).toBe('M0 0c1 2 3 4 5 6a2 2 0 0 1 4 0');
  });
});

test('classes without a rule go, the others get short names in markup and styles', () => {
  const { body, css } = shortenClasses(
    '<p class="Text-abc xYz9"><b class="Only-hook">x</b></p>',
    '.xYz9{margin:.5em;transition:all .2s}.xYz9:hover{color:red}',
  );
  expect(body).toBe('<p class="a"><b>x</b></p>');
  expect(css).toBe('.a{margin:.5em;transition:all .2s}.a:hover{color:red}');
});

test('custom properties get short names, the most used first; what a script sets keeps its own', () => {
  const { body, css } = shortenProperties(
    '<p style="--tick:2;color:var(--color-ink)">var(--color-ink)</p>',
    ':root{--tick:1;--color-ink:red}p{--set:0;color:var(--color-ink);margin:calc(1px*var(--set))}',
    ['--set'],
  );
  expect(body).toBe('<p style="--b:2;color:var(--a)">var(--color-ink)</p>');
  expect(css).toBe(':root{--b:1;--a:red}p{--set:0;color:var(--a);margin:calc(1px*var(--set))}');
});

describe('a rule', () => {
  const html =
    '<html><body><p class="a"><b data-tier="main">x</b></p><button aria-expanded="false">y</button></body></html>';
  const kept = (css: string) => dropDeadRules(css, html, ['aria-expanded', 'data-open']) !== '';

  test.each([
    'p:hover{}',
    '.a b::before{}',
    '.a:not(:has(i)) b{}',
    '[aria-expanded=true]{}',
    'html:not([data-open]) b{}',
    ':is(i,b)[data-tier]{}',
    '.a:empty{}',
    'button:not(:disabled){}',
    '@media print{b{}}',
    '::selection{}',
    'b:nth-child(oops){}',
    '@keyframes x{from{}}',
  ])('%s stays', (css) => {
    expect(kept(css)).toBe(true);
  });

  test.each([
    '.a i{}',
    '[data-tier=small]{}',
    'b:hover p{}',
    'b:nth-child(2){}',
    'button:disabled{}',
    '@media print{i{}}',
  ])('%s goes', (css) => {
    expect(kept(css)).toBe(false);
  });

  test('loses the selectors alone that match nothing', () => {
    expect(dropDeadRules('b,i,p:hover{margin:0}', html, [])).toBe('b,p:hover{margin:0}');
  });
});

test('end tags go where the next tag says the same, and nowhere else', () => {
  expect(dropEndTags('<ul><li>a</li><li><p>b</p><p>c</p></li></ul>')).toBe('<ul><li>a<li><p>b<p>c</ul>');
  expect(dropEndTags('<dl><div><dt>a</dt><dd>b</dd></div></dl>')).toBe('<dl><div><dt>a<dd>b</div></dl>');
  expect(dropEndTags('<tr><th>1</th><td>2</td></tr></tbody>')).toBe('<tr><th>1<td>2</tbody>');
  expect(dropEndTags('<a><p>b</p></a>x<p>c</p>y')).toBe('<a><p>b</p></a>x<p>c</p>y');
  expect(dropEndTags('<svg><path d="M0 0"></path></svg>')).toBe('<svg><path d="M0 0"/></svg>');
});

test('quotes go around plain words of looks and drawings; addresses, texts and languages keep theirs', () => {
  expect(dropQuotes('<b class="a b" data-first="" hidden="" class="x">')).toBe(
    '<b class="a b" data-first hidden class=x>',
  );
  expect(dropQuotes('<path stroke-width="1.75" width="80%" d="M0 0"/>')).toBe(
    '<path stroke-width=1.75 width="80%" d="M0 0"/>',
  );
  const kept = '<a href="x" lang="en" data-locale="en" alt="" aria-label="y">class="z"</a>';
  expect(dropQuotes(kept)).toBe(kept);
  // A slash that closes an element would belong to the value.
  expect(dropQuotes('<rect width="8"/>')).toBe('<rect width="8"/>');
});

describe('a page', () => {
  const page = (css: string) =>
    `<!doctype html><html data-theme="dark"><head><style>${css}</style></head><body><button class="one" aria-expanded="false">x</button></body></html>`;

  test('unwraps a shape that stands alone in a group without words of its own, and the shape still ends', async () => {
    const drawing =
      '<svg><g><path d="M0 0h1" data-state="now"></path></g><g fill="red"><path d="M0 0h2"></path></g></svg>';
    const html = await slimPage(page('path{fill:blue}').replace('<button', `${drawing}<button`));
    expect(html).toContain(
      '<svg><path d="M0 0h1" data-state="now"/><g fill=red><path d="M0 0h2"/></g></svg>',
    );
  });

  test('loses the rules of what is not on it', async () => {
    const html = await slimPage(page('.one{color:red}.two{color:blue}.one[data-size="xl"]{color:green}'));
    expect(html).toContain('{color:red}');
    expect(html).not.toMatch(/blue|green/);
  });

  test('keeps the rules of what scripts will set', async () => {
    const live =
      "[data-theme='light'] .one{color:red}.one[aria-expanded='true']{color:blue}[hidden]{display:none}";
    const html = await slimPage(page(live));
    for (const kept of ['red', 'blue', 'none']) expect(html).toContain(kept);
  });

  test('keeps the variables that it uses and no others', async () => {
    const html = await slimPage(page(':root{--a:1px;--b:2px}.one{margin:var(--a)}'));
    expect(html).toContain('--a:1px');
    expect(html).not.toContain('--b');
  });
});
