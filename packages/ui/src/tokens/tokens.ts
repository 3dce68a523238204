// The palette is private: components speak in roles, and roles reach them as CSS variables.
const dark = {
  canvas: '#0D251B',
  sunken: '#0A1D15',
  surface: '#133024',
  raised: '#1A3D2E',
  line: '#28503E',
  edge: '#6F9683',
  ink: '#F2F5EA',
  inkMuted: '#AFC6B8',
  accent: '#FF9DBB',
  accentHover: '#FFB6CC',
  onAccent: '#33061B',
  accentText: '#FF9DBB',
  accentTint: '#3B2B32',
  positive: '#84E3A6',
  positiveTint: '#17462F',
  caution: '#F5CE5E',
  cautionTint: '#3B3A1F',
  critical: '#FF9C80',
  criticalTint: '#42291F',
  info: '#8FCDF8',
  infoTint: '#163E47',
  onStatus: '#0A1D15',
  criticalOnInk: '#A92C0D',
  focus: '#FFE45C',
  scrim: 'rgba(5, 14, 10, 0.72)',
  well: '#0A1D15',
  mask: 'rgba(6, 20, 14, 0.74)',
  onMask: '#F2F5EA',
};

/** A colour by what it is for. */
export type ColorRole = keyof typeof dark;

const light: Record<ColorRole, string> = {
  canvas: '#F1F5EE',
  sunken: '#E6EDE3',
  surface: '#FBFDF9',
  raised: '#FFFFFF',
  line: '#D3DDD0',
  edge: '#74877B',
  ink: '#0D251B',
  inkMuted: '#4A5E54',
  accent: '#E5497E',
  accentHover: '#EE6A96',
  onAccent: '#21020F',
  accentText: '#A81548',
  accentTint: '#FBE1E9',
  positive: '#14663A',
  positiveTint: '#D5EFDC',
  caution: '#765000',
  cautionTint: '#F8EBC4',
  critical: '#A92C0D',
  criticalTint: '#FBE0D6',
  info: '#0B5A93',
  infoTint: '#D8EAF7',
  onStatus: '#FFFFFF',
  criticalOnInk: '#FF9C80',
  focus: '#1257C9',
  scrim: 'rgba(15, 33, 26, 0.45)',
  well: '#FFFFFF',
  mask: 'rgba(6, 20, 14, 0.74)',
  onMask: '#F2F5EA',
};

/** The two colour schemes: every role has a value in both. `criticalOnInk` is text on solid ink, `well` is the ground of inputs, `mask` covers a picture and `onMask` is drawn on it. */
export const colorSchemes = { dark, light };

/**
 * What drawings, and all that says `forced-color-adjust: none`, are painted in where the system has colours of its own
 * (forced colours): what is chosen and what is current would be gone with its ground.
 */
export const systemColors: Partial<Record<ColorRole, string>> = {
  canvas: 'Canvas',
  ink: 'CanvasText',
  edge: 'CanvasText',
  line: 'CanvasText',
  positive: 'CanvasText',
  caution: 'CanvasText',
  critical: 'CanvasText',
  accent: 'Highlight',
};

/** The depth of things that float: menus, dialogs, toasts, bars. */
export const floatShadows = {
  dark: '0 1px 0 rgba(242, 245, 234, 0.05) inset, 0 18px 48px -12px rgba(2, 9, 6, 0.75), 0 4px 12px rgba(2, 9, 6, 0.4)',
  light: '0 18px 44px -14px rgba(13, 37, 27, 0.28), 0 3px 10px rgba(13, 37, 27, 0.1)',
};

/** Grounds and figures of posters and avatars, the same in both schemes. */
export const inkPairs = {
  rhubarb: ['#FF9DBB', '#0D251B'],
  leaf: ['#84E3A6', '#0D251B'],
  yolk: ['#F5CE5E', '#0D251B'],
  sky: ['#8FCDF8', '#0D251B'],
  clay: ['#FFB08F', '#0D251B'],
  chalk: ['#F2F5EA', '#0D251B'],
  pine: ['#24473A', '#F2F5EA'],
} as const;

/** Names of the poster inks. */
export const inks = ['rhubarb', 'leaf', 'yolk', 'sky', 'clay', 'chalk', 'pine'] as const;
/** A poster ink. */
export type Ink = (typeof inks)[number];

/** Grounds and texts of initials; a hash of the name picks one. */
export const avatarPairs = [
  ['#FF9DBB', '#33061B'],
  ['#84E3A6', '#06301A'],
  ['#F5CE5E', '#2E2200'],
  ['#8FCDF8', '#052A44'],
  ['#FFB08F', '#3A1204'],
] as const;

/**
 * Media queries, by the width from which they hold: 30, 48, 62 (inline navigation), 76 and 80 em. `short` is a window at
 * 400 % zoom, 256 px high: bars that stick would leave no room to read there.
 */
export const media = {
  sm: '@media (min-width: 30em)',
  md: '@media (min-width: 48em)',
  lg: '@media (min-width: 62em)',
  xl: '@media (min-width: 76em)',
  xxl: '@media (min-width: 80em)',
  belowMd: '@media (max-width: 47.99em)',
  belowLg: '@media (max-width: 61.99em)',
  short: '@media (max-height: 20em)',
  still: '@media (prefers-reduced-motion: reduce)',
  opaque: '@media (prefers-reduced-transparency: reduce)',
} as const;

/** Stacking order. The header is 5 and the mobile menu 2000; the rest fits around them. */
export const layers = {
  stickyBar: 3,
  actionBar: 4,
  header: 5,
  mobileMenu: 2000,
  drawer: 2100,
  dialog: 2200,
  toast: 2300,
  tooltip: 2400,
} as const;
