import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../foundations/contrast';
import { colorSchemes } from '../tokens';
import type { ColorRole } from '../tokens';
import { cssText } from './globalCss';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/(test|stories|samples)\.tsx?$/.test(name),
);
const read = (name: string) => readFileSync(join(source, name), 'utf8');
const all = files.map(read).join('\n');

describe('variables', () => {
  it('are all declared where a style uses them', () => {
    const declared = new Set(
      [...`${cssText}${all}`.matchAll(/(--[a-z][\w-]*)\s*(?:['"]\]?\s*|\]\s*)?:/g)].map(([, name]) => name),
    );
    const used = new Set([...`${cssText}${all}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('leave no colour value in a component', () => {
    const withColour = files.filter(
      (name) => !name.startsWith('tokens') && /#[0-9a-f]{6}\b|rgba?\(/i.test(read(name)),
    );
    expect(withColour).toEqual([]);
  });
});

describe.each(['dark', 'light'] as const)('the %s scheme', (scheme) => {
  const colors = colorSchemes[scheme];
  const grounds: ColorRole[] = ['canvas', 'surface', 'raised', 'sunken'];
  const texts: ColorRole[] = ['ink', 'inkMuted', 'accentText', 'positive', 'caution', 'critical', 'info'];

  it.each(texts)('can be read: %s at 4.5 to 1 on every ground', (text) => {
    expect(Math.min(...grounds.map((ground) => contrast(colors[text], colors[ground])))).toBeGreaterThan(4.5);
  });
  it.each(['edge', 'focus', 'accent'] as const)('can be seen: %s at 3 to 1 on every ground', (role) => {
    expect(Math.min(...grounds.map((ground) => contrast(colors[role], colors[ground])))).toBeGreaterThan(3);
  });
  it('can be read on accent and on solid ink', () => {
    expect(contrast(colors.onAccent, colors.accent)).toBeGreaterThan(4.5);
    expect(contrast(colors.canvas, colors.ink)).toBeGreaterThan(4.5);
    expect(contrast(colors.criticalOnInk, colors.ink)).toBeGreaterThan(4.5);
  });
});
