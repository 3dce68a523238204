import type { Page } from '@playwright/test';
import { currentStack } from './stack';
import { asAdmin } from './people';

const RED = '#ff0000';
const BLUE = '#0000ff';

/** A JPEG of the browser's making: left half red, right half blue. */
export async function twoHalves(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    ([w, h, left, right]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = right;
      context.fillRect(0, 0, w, h);
      context.fillStyle = left;
      context.fillRect(0, 0, w / 2, h);
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
    },
    [width, height, RED, BLUE] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** An EXIF segment that says how the camera was held; 6 is turned a quarter to the right. */
function exifOrientation(orientation: number): Buffer {
  // prettier-ignore
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from(tiff)]);
  return Buffer.concat([Buffer.from([0xff, 0xe1, 0, body.length + 2]), body]);
}

/** A photo that lies on its side in the file: seen upright its upper half is red, its lower half blue. */
export async function photoOnItsSide(page: Page): Promise<Buffer> {
  const jpeg = await twoHalves(page, 400, 300);
  return Buffer.concat([jpeg.subarray(0, 2), exifOrientation(6), jpeg.subarray(2)]);
}

/** The names of a person's files in the bucket. */
export async function avatarFiles(userId: string): Promise<string[]> {
  const files = await asAdmin<{ name: string }[]>('POST', '/storage/v1/object/list/avatars', {
    prefix: '',
    search: `${userId}-`,
    limit: 1000,
  });
  return files.map(({ name }) => name);
}

/** A stored file, past all policies. */
export async function avatarBytes(file: string): Promise<Buffer> {
  const { url, secretKey } = currentStack();
  const response = await fetch(`${url}/storage/v1/object/avatars/${file}`, {
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
  });
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Size of a picture and the colours in the middle of its upper and its lower half, as the browser decodes it. */
export function look(page: Page, picture: Buffer) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const { width, height } = bitmap;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const colour = (y: number) => {
      const [red = 0, , blue = 0] = context.getImageData(width / 2, y, 1, 1).data;
      return red > 200 && blue < 60 ? 'red' : blue > 200 && red < 60 ? 'blue' : `${red}/${blue}`;
    };
    return { width, height, above: colour(height / 4), below: colour((height * 3) / 4) };
  }, picture.toString('base64'));
}
