import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

/** The two families of the pages, as files that the renderer reads. */
const fontFiles = ['archivo-picture', 'hanken-grotesk-picture'].map((name) =>
  fileURLToPath(new URL(`../../../packages/ui/src/fonts/${name}.ttf`, import.meta.url)),
);

/** An SVG document as PNG, at its own size. The same text gives the same bytes: no font of the machine is looked at. */
export function renderPng(svg: string): Uint8Array {
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().asPng();
}
