import { LOCALE_STORAGE_KEY, PROFILE_LOCALE_STORAGE_KEY } from '@grow/shell';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { skeletonAt } from '../routes/matching';
import { skeletonShapes } from '../routes/RouteEntry';
import { renderFirstScreens } from './renderFirstScreens';

const { css, frames, screens, whole, addresses } = await renderFirstScreens();

describe('what connect’s document shows by itself', () => {
  it('has a header for visitors and one for members in each language', () => {
    expect(frames.map(({ locale, isMember }) => `${locale} ${isMember}`).sort()).toEqual([
      'de false',
      'de true',
      'en false',
      'en true',
    ]);
    for (const { html, isMember } of frames) expect(html.includes('data-login')).toBe(!isMember);
    expect(frames.find(({ locale, isMember }) => locale === 'de' && !isMember)?.html).toContain('Anmelden');
  });

  it('has no style attribute, which the content security policy would refuse', () => {
    for (const { html } of [...frames, ...screens, ...whole]) expect(html).not.toMatch(/ style="/);
  });

  it('has a skeleton of every shape, and where each one stands', () => {
    expect(screens.map(({ shape }) => shape)).toEqual([...skeletonShapes]);
    for (const { path: pattern, shape } of addresses)
      expect(skeletonAt(pattern.replaceAll(/:\w+/g, 'x'))).toBe(shape);
  });

  it('has the login whole, in both languages', () => {
    expect(whole.map(({ path: at, locale }) => `${at} ${locale}`).sort()).toEqual(['/login de', '/login en']);
    for (const { html } of whole) expect(html).toMatch(/<h1.*<form.*type="email".*type="submit"/s);
    expect(whole.find(({ locale }) => locale === 'de')?.html).toContain('Weiter');
  });

  it('has the style of all pages once, in both colour modes', () => {
    expect(css.match(/--header-height:3\.5rem/g)).toHaveLength(1);
    expect(css).toContain("[data-theme='light']");
  });

  it('has no style that only a hydration would read', () => {
    expect(css).not.toContain('data-styled');
  });

  it('asks for the language where the app keeps it', () => {
    const plugin = readFileSync(path.resolve(import.meta.dirname, '../../build/firstScreen.ts'), 'utf8');
    expect(plugin).toContain(`= localStorage['${LOCALE_STORAGE_KEY}']`);
    expect(plugin).toContain(`?? localStorage['${PROFILE_LOCALE_STORAGE_KEY}']`);
  });
});
