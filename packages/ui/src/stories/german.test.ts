import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { german, inGerman } from './german';

const source = join(import.meta.dirname, '..');
const stories = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(\.stories|samples)\.tsx$/.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8'))
  .join('\n');

describe('stories in German', () => {
  it('have no sentence that no story says', () => {
    expect(Object.keys(german).filter((sentence) => !stories.includes(sentence))).toEqual([]);
  });
  it('are put into props, lists and elements, and leave functions as they are', () => {
    const handle = () => undefined;
    const args = {
      title: 'Prototype night',
      labels: { close: 'Close' },
      items: [{ key: 'events', label: 'Teams' }],
      action: createElement('b', null, 'Reserve'),
      onClose: handle,
    };
    expect(inGerman(args)).toEqual({
      title: 'Prototypennacht',
      labels: { close: 'Schließen' },
      items: [{ key: 'events', label: 'Teams' }],
      action: createElement('b', null, 'Reservieren'),
      onClose: handle,
    });
  });
});
