import { describe, expect, test } from 'vitest';
import { shortenClasses } from './shortenClasses';
import { shortenPath } from './shortenPaths';
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

describe('a page', () => {
  const page = (css: string) =>
    `<!doctype html><html data-theme="dark"><head><style>${css}</style></head><body><button class="one" aria-expanded="false">x</button></body></html>`;

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
