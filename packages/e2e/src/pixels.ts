import type { Page } from '@playwright/test';

/** A colour as red, green and blue, 0 to 255. */
export type Pixel = readonly [number, number, number];

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The pixels that the page really paints in an area, in CSS px. */
export async function paintedPixels(page: Page, area: Area): Promise<Pixel[]> {
  const picture = await page.screenshot({ clip: area, scale: 'css', animations: 'disabled' });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return Array.from({ length: data.length / 4 }, (_, at): [number, number, number] => [
      data[at * 4] ?? 0,
      data[at * 4 + 1] ?? 0,
      data[at * 4 + 2] ?? 0,
    ]);
  }, picture.toString('base64'));
}

const luminance = (pixel: Pixel): number => {
  const [red = 0, green = 0, blue = 0] = pixel.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG's contrast of two colours, 1 to 21. */
export function contrast(one: Pixel, other: Pixel): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The largest contrast between any two colours of an area. */
export function widestContrast(pixels: readonly Pixel[]): number {
  const sorted = [...pixels].sort((a, b) => luminance(a) - luminance(b));
  const [darkest, lightest] = [sorted[0], sorted.at(-1)];
  return darkest && lightest ? contrast(darkest, lightest) : 1;
}
