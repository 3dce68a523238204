import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onlyInFull } from '../../src/full';
import { addFaq } from '../../src/content';
import { expectNoViolations } from '../../src/axe';
import { currentStack } from '../../src/stack';
import { expect, test } from '../../src/test';
import { uniqueWord } from '../../src/uniqueWord';

const site = path.resolve(import.meta.dirname, '../../../../apps/site');

test.use({ readsBuilds: true });

test(
  'the questions are searched with a script that comes when somebody goes to the field',
  onlyInFull,
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/');
    const questions = page.locator('#faqs details');
    const total = await questions.count();
    expect(scripts).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search the questions' }).fill('MENTOR hand-in');
    await expect(page.locator('#faqs details:visible')).toHaveCount(1);
    await expect(page.getByText(`1 of ${total} questions`)).toBeVisible();
    expect(scripts.filter((url) => /\/later-[^/]+\.js$/.test(url))).toHaveLength(1);
    await page.getByRole('searchbox').fill('nothing like it');
    await expect(page.getByText('No question has these words.')).toBeVisible();
    await expectNoViolations(page, 'no question found');
    await page.evaluate(() => {
      location.hash = '#faq-cost';
    });
    await expect(page.locator('#faq-cost')).toBeInViewport();
    await expect(page.locator('#faqs details:visible')).toHaveCount(total);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a link opens its question, every other opens too, and no field stands idle',
    onlyInFull,
    async ({ page }) => {
      await page.goto('/de#faq-cost');
      await expect(page.locator('#faq-cost')).toBeVisible();
      await expect(page.getByText('Was kostet es, und was behaltet ihr?')).toBeInViewport();
      await page.getByText('Wie viel Zeit kostet es?').click();
      await expect(page.locator('#faq-time')).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveCount(0);
    },
  );

  test('partners stand under their tier', async ({ page }) => {
    await page.goto('/');
    const partners = page.getByRole('region', { name: /^Partners of GROW/ }).getByRole('listitem');
    await expect(partners.first()).toContainText('Main partner');
    for (const href of await partners
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^https:\/\//);
  });
});

test(
  'pulling the content takes what is published, and a second pull makes no difference',
  onlyInFull,
  async () => {
    const [shown, hidden] = [uniqueWord(), uniqueWord()];
    await addFaq(shown);
    await addFaq(hidden, { published: false });
    const folder = await mkdtemp(path.join(tmpdir(), 'grow-pull-'));
    const envFile = path.join(folder, 'env.json');
    await writeFile(envFile, JSON.stringify(currentStack()));
    const pull = async () => {
      const args = ['--import', 'tsx', 'scripts/pullContent.ts', '--into', folder];
      await promisify(execFile)(process.execPath, args, {
        cwd: site,
        env: { ...process.env, GROW_ENV_FILE: envFile },
      });
      const text = await readFile(path.join(folder, 'snapshot.json'), 'utf8');
      // Other tests write at the same time: only the season, the events and the own question stand still. They move the deadline
      // for teams, too.
      const { season, events, faqs } = JSON.parse(text) as {
        season: object;
        events: unknown;
        faqs: { slug: string }[];
      };
      return {
        text,
        still: {
          season: { ...season, team_closes_at: '' },
          events,
          own: faqs.map(({ slug }) => slug).filter((slug) => slug === shown),
        },
      };
    };
    const first = await pull();
    const second = await pull();
    expect(first.still.own).toEqual([shown]);
    expect(second.still).toEqual(first.still);
    expect(first.text).not.toContain(hidden);
    await rm(folder, { recursive: true });
  },
);
