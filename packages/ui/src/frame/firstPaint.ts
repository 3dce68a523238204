import { colorSchemes } from '../tokens';

const { dark, light } = colorSchemes;

/**
 * What an app that draws itself by script shows before the script has run: the ground of both colour modes and the place of
 * the header, as high as the header is. It stands in the document; a test holds the two together. Weak on purpose, so
 * that the global stylesheet goes over it.
 */
export const firstPaintCss = [
  `html{color-scheme:dark;background:${dark.canvas}}`,
  `html:where([data-theme=light]){color-scheme:light;background:${light.canvas}}`,
  'body{margin:0}',
  `#root:empty{height:3.5rem;box-sizing:border-box;border-bottom:1px solid ${dark.line}}`,
  `html:where([data-theme=light]) #root:empty{border-color:${light.line}}`,
  '@media(min-width:62em){#root:empty{height:4.25rem}}',
].join('');
