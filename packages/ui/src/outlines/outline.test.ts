import { describe, expect, it } from 'vitest';
import { boxTolerance, differences, writeOutline } from './outline';
import type { Mark } from './outline';

const button: Mark = {
  element: 'Idle button',
  box: [16, 16, 161, 44],
  colors: { dark: '#ff9dbb', light: '#e5497e' },
  styles: {
    font: 'Hanken Grotesk Variable 640 15px/18px',
    padding: '4px 18px',
    gap: '8px',
    radius: '6px',
    border: '1px',
  },
};
const icon: Mark = {
  element: 'Idle svg',
  box: [35, 29, 18, 18],
  colors: { dark: '#33061b', light: '#21020f' },
  styles: {},
};
const painted = [button, icon];
const withStyles = (styles: Record<string, string>) => [
  { ...button, styles: { ...button.styles, ...styles } },
  icon,
];
const without = (style: string) => {
  const styles = Object.fromEntries(Object.entries(button.styles).filter(([name]) => name !== style));
  return [{ ...button, styles }, icon];
};

describe('differences', () => {
  it('is empty for what is painted alike', () => {
    expect(differences(painted, structuredClone(painted))).toEqual([]);
  });

  it('forgives what a build of the browser rounds otherwise, and not one px more', () => {
    const movedBy = (px: number) => [button, { ...icon, box: [35 + px, 29, 18, 18] as const }];
    expect(differences(painted, movedBy(boxTolerance))).toEqual([]);
    expect(differences(painted, movedBy(-boxTolerance))).toEqual([]);
    expect(differences(painted, movedBy(boxTolerance + 1))).toEqual([
      `Idle svg stood at 35 29 18 18 and stands at ${35 + boxTolerance + 1} 29 18 18.`,
    ]);
  });

  it('forgives no more of a large box than of a small one', () => {
    const wide = [{ ...button, box: [0, 0, 1440, 900] as const }];
    const narrower = [{ ...button, box: [0, 0, 1440, 900 - boxTolerance - 1] as const }];
    expect(differences(wide, narrower)).toHaveLength(1);
  });

  it('holds what a system font draws in its line only', () => {
    const name: Mark = { ...icon, element: 'Hebrew bdi', isInSystemFont: true };
    expect(differences([name], [{ ...name, box: [20, 29, 60, 18] }])).toEqual([]);
    expect(differences([name], [{ ...name, box: [35, 34, 18, 18] }])).toHaveLength(1);
    expect(differences([name], [{ ...name, box: [35, 29, 18, 40] }])).toHaveLength(1);
  });

  it('tells a colour that is off by one in one theme', () => {
    const now = [{ ...button, colors: { ...button.colors, light: '#e5497f' } }, icon];
    expect(differences(painted, now)).toEqual(['Idle button was #e5497e in light and is #e5497f.']);
  });

  it('tells a colour that is gone', () => {
    const now = [{ ...button, colors: { ...button.colors, dark: '' } }, icon];
    expect(differences(painted, now)).toEqual(['Idle button was #ff9dbb in dark and is clear.']);
  });

  it.each([
    ['padding', '4px 16px'],
    ['gap', '6px'],
    ['radius', '3px'],
    ['border', '2px'],
    ['font', 'Hanken Grotesk Variable 600 15px/18px'],
    ['font', 'Hanken Grotesk Variable 640 14px/18px'],
    ['font', 'Arial 640 15px/18px'],
  ])('tells another %s: %s', (style, value) => {
    const was = button.styles[style] ?? '';
    expect(differences(painted, withStyles({ [style]: value }))).toEqual([
      `Idle button had ${style} ${was} and has ${value}.`,
    ]);
  });

  it('tells a style that is gone and one that is new', () => {
    expect(differences(painted, without('gap'))).toEqual(['Idle button had gap 8px and has unset.']);
    expect(differences(painted, withStyles({ opacity: '0.5' }))).toEqual([
      'Idle button had opacity unset and has 0.5.',
    ]);
  });

  it('tells an element that is missing, new, or of another kind', () => {
    expect(differences(painted, [button])).toEqual([
      'Element 2 was Idle svg and is nothing; 2 were painted, now 1.',
    ]);
    expect(differences([button], painted)).toEqual([
      'Element 2 was nothing and is Idle svg; 1 were painted, now 2.',
    ]);
    expect(differences(painted, [{ ...button, element: 'Idle a' }, icon])).toEqual([
      'Element 1 was Idle button and is Idle a; 2 were painted, now 2.',
    ]);
  });
});

describe('writeOutline', () => {
  it('writes what reads back the same, one element a line', () => {
    const text = writeOutline({ 'all-390': painted, 'all-1440': [icon] });
    expect(JSON.parse(text)).toEqual({ 'all-390': painted, 'all-1440': [icon] });
    expect(text.split('\n')).toContain(`${JSON.stringify(button)},`);
  });
});
