// Twenty people write in their browsers while the operator's command brings the database to another level and connect is deployed
// anew: what a page called saved is saved, nobody is logged out, and what was not saved yet is there after loading again.
import type { Browser, Page } from '@playwright/test';
import { newOperator } from '../../../backend/test/project/hosted/operator';
import { EARLIER } from '../../../backend/test/project/upgrade/earlierLevel';
import { databaseLevel } from '../../../core/src/db/databaseLevel';
import { secondPage } from '../../src/checkIn';
import { builtConnect, versionOfBuild } from '../../src/deployment';
import { onDatabase } from '../../src/database';
import { startEarlierStack } from '../../src/earlierStack';
import { sameOnPhoneInFull } from '../../src/full';
import { arrangeHandIn, savedText } from '../../src/handIns';
import { useOwnStack } from '../../src/ownStack';
import { comeBack, isWatching, versionOfPage } from '../../src/pageAge';
import { createPerson, type Person } from '../../src/people';
import { bar, field, save, stored } from '../../src/profile';
import { bringSession } from '../../src/session';
import { expect, test } from '../../src/test';
import { toasts } from '../../src/toasts';

const PEOPLE = 20;
/** In ms; a text takes them seconds where the other tests' browsers run on the same cores. */
const patience = { timeout: 150_000 };

/** Somebody at a field of connect. */
interface Writer {
  readonly page: Page;
  /** Types it. */
  type: (text: string) => Promise<void>;
  /** Does what the page asks for, until it says that what was typed is saved. */
  save: () => Promise<void>;
  /** What the database has. */
  stored: () => Promise<string | undefined>;
  /** What stands in the field. */
  expectTyped: (text: string) => Promise<void>;
}

const stack = useOwnStack(startEarlierStack);

const level = (): Promise<string | undefined> =>
  onDatabase(async (sql) => {
    const [row] = await sql<{ level: string }[]>`
      select max(version) as level from supabase_migrations.schema_migrations`;
    return row?.level;
  });

/** Opens connect for somebody in a browser of their own. */
type OpenAt = (person: Person, path: string) => Promise<Page>;

const openingLike =
  (browser: Browser, like: Page): OpenAt =>
  async (person, path) => {
    const page = await secondPage(browser, like, stack().webUrl);
    // A page that stands still says at which step, long before the test's own time is over.
    page.setDefaultTimeout(patience.timeout);
    page.on('dialog', (dialog) => void dialog.accept());
    await bringSession(page, person);
    await page.goto(path);
    await isWatching(page);
    return page;
  };

async function atProfile(openAt: OpenAt): Promise<Writer> {
  const person = await createPerson();
  const page = await openAt(person, '/connect/profile');
  const about = field(page, 'About you');
  return {
    page,
    type: (text) => about.fill(text),
    save: async () => {
      await save(page).click();
      await expect(bar(page)).toHaveCount(0);
    },
    stored: async () => (await stored(person.userId)).bio,
    expectTyped: (text) => expect(about).toHaveValue(text),
  };
}

async function atHandIn(openAt: OpenAt): Promise<Writer> {
  const arranged = await arrangeHandIn({ week: 4 });
  const page = await openAt(arranged.captain, arranged.path);
  const assumption = page.getByRole('textbox', { name: 'The assumption' });
  return {
    page,
    type: (text) => assumption.fill(text),
    save: () => expect(bar(page)).toContainText(/^Saved /),
    stored: () => savedText(arranged, 'assumption'),
    expectTyped: (text) => expect(assumption).toHaveValue(text),
  };
}

/** Writes one text after the other until `isOver`; calls `onSaved` with the milliseconds of each. */
async function work(writer: Writer, index: number, isOver: () => boolean, onSaved: (ms: number) => void) {
  for (let number = 1; !isOver(); number += 1) {
    const text = `Text ${number} of writer ${index}.`;
    const begun = Date.now();
    await writer.type(text);
    await writer.save();
    onSaved(Date.now() - begun);
    expect(await writer.stored()).toBe(text);
    // People think between two sentences, and twenty browsers share two cores with all that they work with.
    await writer.page.waitForTimeout(1_000 + ((index * 97) % 1_000));
  }
}

test(
  'an upgrade takes nothing from twenty people who write in their browsers',
  sameOnPhoneInFull,
  async ({ page: like, browser }) => {
    test.setTimeout(900_000);
    const openAt = openingLike(browser, like);
    const writers: Writer[] = [];
    const faults: string[] = [];
    for (let index = 0; index < PEOPLE; index += 1) {
      const writer = await (index % 2 === 0 ? atProfile : atHandIn)(openAt);
      writer.page.on('pageerror', ({ message }) => faults.push(`${index}: ${message}`));
      writers.push(writer);
    }
    const saved: number[] = [];
    let isOver = false;
    const working = Promise.all(
      writers.map((writer, index) =>
        work(
          writer,
          index,
          () => isOver,
          (ms) => saved.push(ms),
        ),
      ),
    );
    const operator = await newOperator('http://127.0.0.1:9');
    try {
      await expect.poll(() => saved.length, patience).toBeGreaterThan(PEOPLE * 2);
      expect(await level()).toBe(EARLIER);

      const [before, begun] = [saved.length, Date.now()];
      const pushed = await operator.hostedPush(
        ['database', '--yes', '--database-url', stack().databaseUrl],
        {},
      );
      expect(pushed, pushed.stderr).toMatchObject({ code: 0 });
      const [during, seconds] = [saved.length - before, (Date.now() - begun) / 1000];
      expect(await level()).toBe(databaseLevel);
      expect(during).toBeGreaterThan(PEOPLE / 2);

      // Old pages on the new database; then connect is deployed below them.
      await expect.poll(() => saved.length, patience).toBeGreaterThan(before + during + PEOPLE);
      await stack().deployConnect();
      const deployed = saved.length;
      await expect.poll(() => saved.length, patience).toBeGreaterThan(deployed + PEOPLE);
      console.log(
        `${saved.length} texts, ${during} of them in the ${seconds.toFixed(1)} s of the upgrade, longest wait ${Math.max(...saved)} ms`,
      );
    } finally {
      isOver = true;
      await operator.remove();
    }
    await working;

    const newer = await versionOfBuild(builtConnect);
    for (const [index, { page, type, save: keep, stored: inDatabase, expectTyped }] of writers.entries()) {
      const text = `Typed by writer ${index} before loading again.`;
      await page.context().setOffline(true);
      await type(text);
      await comeBack(page);
      await toasts(page).getByRole('button', { name: 'Load again' }).click();
      await expect.poll(() => versionOfPage(page)).toBe(newer);
      await expectTyped(text);
      await keep();
      expect(await inDatabase()).toBe(text);
      await page.context().close();
    }
    expect(faults).toEqual([]);
  },
);
