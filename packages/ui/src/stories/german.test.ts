import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import startHere from '../foundations/StartHere.stories';
import { RulesWithExamples } from '../foundations/Voice.stories';
import { german, inGerman } from './german';

const source = join(import.meta.dirname, '..');
const stories = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(\.stories|[Ss]amples)\.tsx?$/.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8'))
  .join('\n');

/** Every text in some props. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Names in the sidebar, which has no German. */
const sidebar = ['Foundations', 'Components', 'Button'];

describe('stories in German', () => {
  it('say all that the start page and the page about the voice say', () => {
    const texts = textsOf([startHere.args, RulesWithExamples.args]);
    const sentences = texts.filter((text) => /^[A-Z]|[a-z] | [a-z]/.test(text) && !sidebar.includes(text));
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter((sentence) => !(sentence in german))).toEqual([]);
  });
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
