import { describe, expect, it } from 'vitest';
import de from '../messages/de.json';
import en from '../messages/en.json';

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

describe('words', () => {
  it('are the same set in both languages', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  it('say something in both languages, with the same names in it', () => {
    const differing = Object.entries(en).filter(([key, text]) => {
      const german = de[key as keyof typeof de];
      return german.trim() === '' || holes(german).join() !== holes(text).join();
    });
    expect(differing).toEqual([]);
  });

  it('follow the voice: no exclamation marks, and du', () => {
    const all = [...Object.values(en), ...Object.values(de)].filter((text) => !text.startsWith('http'));
    expect(all.filter((text) => text.includes('!'))).toEqual([]);
    // At the beginning of a sentence it is a team that is spoken to.
    const politely = /\bIhnen\b|(?<=[^.:?] )Ihre?[mnrs]?\b/;
    expect(Object.values(de).filter((text) => politely.test(text))).toEqual([]);
  });
});
