/** An image as readers of codes take it: four bytes a pixel. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

const HEADER = 13;
const COLORS = 128;
const DESCRIPTOR = 10;

/**
 * Reads a GIF of at most 128 colours whose pixels were written uncompressed: one code a pixel, where codes from 128 on only
 * begin and end. Colour 1 is black, every other one white.
 */
export function readGif(gif: Uint8Array): Pixels {
  const view = new DataView(gif.buffer, gif.byteOffset, gif.byteLength);
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  const data = new Uint8Array(width * height * 4).fill(255);
  let block = HEADER + COLORS * 3 + DESCRIPTOR + 1;
  let pixel = 0;
  while (view.getUint8(block) > 0) {
    const length = view.getUint8(block);
    for (const code of gif.subarray(block + 1, block + 1 + length)) {
      if (code >= COLORS) continue;
      if (code === 1) data.fill(0, pixel * 4, pixel * 4 + 3);
      pixel += 1;
    }
    block += length + 1;
  }
  return { width, height, data };
}
