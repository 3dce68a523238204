import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pdf } from '../../src/files';
import { arrangeHandIn, savedFiles, savedText } from '../../src/handIns';
import { until } from '../driver/screen';
import { expect, logIn, test } from '../promise';

test('a text and a file are handed in, and stand there', async ({ view }) => {
  const arranged = await arrangeHandIn({ week: 2 });
  const folder = await mkdtemp(path.join(tmpdir(), 'grow-hand-in-'));
  try {
    const file = path.join(folder, 'talks.pdf');
    await writeFile(file, pdf('talks.pdf').buffer);
    await logIn(view, arranged.captain);
    await view.open(arranged.path);
    await view.fill('What you did not expect', 'Cheese arrives warm.');
    await until('the file to be taken', async () => {
      const [chooser] = await view.all('input[type=file]');
      if (chooser === undefined) return false;
      await view.type(chooser, file);
      return true;
    });
    await view.see('link', /talks\.pdf/);
    await expect.poll(() => savedText(arranged, 'surprise')).toBe('Cheese arrives warm.');
    await expect.poll(() => savedFiles(arranged, 'notes')).toEqual(['talks.pdf']);
    await view.click('button', /^Hand in/);
    await view.read('Version 1 is handed in');
    await view.reload();
    await view.see('button', 'Hand in again');
    await view.hold('What you did not expect', 'Cheese arrives warm.');
    await view.see('link', /talks\.pdf/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
