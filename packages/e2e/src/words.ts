import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A language of the screens. */
export type Locale = 'en' | 'de';

/** A sentence of connect by its key, with what stands in its braces. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** The sentences of connect in a language, read from where its translators keep them. */
export function wordsIn(locale: Locale): Say {
  const file = new URL(`../../../apps/connect/messages/${locale}.json`, import.meta.url);
  const sentences = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return (key, values = {}) => {
    const sentence = sentences[key];
    if (sentence === undefined) throw new Error(`There is no sentence ${key} in ${locale}`);
    return sentence.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
  };
}

/** Lets every page of the browser speak a language from its start on. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await page.context().addInitScript((chosen) => localStorage.setItem('grow-locale', chosen), locale);
}
