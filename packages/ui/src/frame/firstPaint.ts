import { colorSchemes } from '../tokens';

const { dark, light } = colorSchemes;

/** Where bars stand for what comes: top, width and height of each. */
const bars = [
  ['2.5rem', '50%', '2rem'],
  ['5.5rem', '82%', '.75rem'],
  ['7rem', '50%', '.75rem'],
  ['10rem', '100%', '10rem'],
].map(
  ([top, width, height], index) => `i:nth-child(${index + 1}){top:${top};width:${width};height:${height}}`,
);

/**
 * What an app that draws itself by script shows before the script has run: the ground of both colour modes, the place of
 * the header, as high as the header is, and `#first-paint`, a skeleton in front of a `main` that is not seen while
 * `<html>` carries `data-first-paint`. It stands in the document; a test holds the two together. Weak on purpose, so
 * that the global stylesheet goes over it. The footer begins below the window, so that nothing in view moves when a
 * screen takes the place of its skeleton.
 */
export const firstPaintCss = [
  `html{--first-line:${dark.line};color-scheme:dark;background:${dark.canvas}}`,
  `html:where([data-theme=light]){--first-line:${light.line};color-scheme:light;background:${light.canvas}}`,
  'body{margin:0}',
  '#root:empty{height:3.5rem;box-sizing:border-box;border-bottom:1px solid var(--first-line)}',
  '#root>main{min-height:calc(100svh - var(--header-height))}',
  '#first-paint{position:absolute;inset:3.5rem 1.25rem auto;max-width:1320px;height:24rem;max-height:calc(100svh - 3.5rem);margin:auto;overflow:hidden}',
  '#first-paint i{position:absolute;border-radius:2px;background:var(--first-line);animation:grow-pulse 1.4s ease-in-out infinite}',
  ...bars.map((bar) => `#first-paint ${bar}`),
  '[data-first-paint]{overflow-y:scroll}',
  '[data-first-paint] main{visibility:hidden}',
  '[data-first-paint] [data-skeleton]>[role=status]{visibility:visible}',
  '@media(min-width:62em){#root:empty{height:4.25rem}#first-paint{inset:4.25rem 3rem auto}}',
].join('');
