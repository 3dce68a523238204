import { create } from 'storybook/theming/create';
import { wordmark } from '../src/geometry/letters';
import { colorSchemes } from '../src/tokens';

const brandOf = (ink: string) => {
  const letters = wordmark().map(({ x, path }) => `<path transform="translate(${x} 0)" d="${path}"/>`);
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="128" height="27" fill="${ink}"`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg ${attributes}>${letters.join('')}</svg>`)}`;
};

/** Storybook's own frame and pages in the colours of a scheme. */
const themeOf = (base: 'dark' | 'light') => {
  const color = colorSchemes[base];
  return create({
    base,
    brandTitle: 'GROW',
    brandImage: brandOf(color.ink),
    fontBase: "'Hanken Grotesk Variable', system-ui, sans-serif",
    colorPrimary: color.accent,
    colorSecondary: color.info,
    appBg: color.sunken,
    appContentBg: color.canvas,
    appPreviewBg: color.canvas,
    appHoverBg: color.surface,
    appBorderColor: color.line,
    appBorderRadius: 6,
    textColor: color.ink,
    textMutedColor: color.inkMuted,
    textInverseColor: color.canvas,
    barBg: color.canvas,
    barTextColor: color.inkMuted,
    barHoverColor: color.ink,
    barSelectedColor: color.accentText,
    buttonBg: color.surface,
    buttonBorder: color.edge,
    booleanBg: color.sunken,
    booleanSelectedBg: color.raised,
    inputBg: color.well,
    inputBorder: color.edge,
    inputTextColor: color.ink,
    inputBorderRadius: 6,
  });
};

/** By the value of the toolbar's theme. */
export const growThemes = { dark: themeOf('dark'), light: themeOf('light') };

/** The theme that the toolbar's globals ask for. */
export const growThemeOf = (globals: Record<string, unknown>) =>
  growThemes[globals['theme'] === 'light' ? 'light' : 'dark'];
