/** The font files that the first paint needs, by the start of their name in the built assets; fonts.css brings them in. */
export const preloadFonts = [
  { family: 'Archivo Variable', file: 'archivo-display' },
  { family: 'Hanken Grotesk Variable', file: 'hanken-grotesk-text' },
] as const;
