import { Resvg } from '@resvg/resvg-js';

/** An SVG document as PNG, at its own size. The same text gives the same bytes: no font of the machine is looked at. */
export function renderPng(svg: string): Uint8Array {
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
