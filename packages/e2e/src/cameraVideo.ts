// A film for the browser's fake camera: a code that is held up, then an empty wall, over and over.
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { encodeQR } from 'qr';

const [WIDTH, HEIGHT] = [640, 480];
const MODULE = 10;
/** Pictures of each, ten a second. */
const HELD = 20;
const [WHITE, BLACK, WALL] = [235, 16, 120];

/** The brightness of every point of a picture: the code in the middle of a grey wall. */
function picture(text: string | undefined): Buffer {
  const points = Buffer.alloc(WIDTH * HEIGHT, WALL);
  const modules = text === undefined ? [] : encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const side = modules.length * MODULE;
  const [left, top] = [Math.floor((WIDTH - side) / 2), Math.floor((HEIGHT - side) / 2)];
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const isDark = modules[Math.floor(y / MODULE)]?.[Math.floor(x / MODULE)] ?? false;
      points[(top + y) * WIDTH + left + x] = isDark ? BLACK : WHITE;
    }
  return points;
}

/** Writes the film; each text is held up for two seconds, with two seconds of wall after it. */
export async function writeCameraVideo(file: string, texts: readonly string[]): Promise<void> {
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const out = createWriteStream(file);
  out.write(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  for (const text of texts.flatMap((one) => [one, undefined])) {
    const points = picture(text);
    for (let frame = 0; frame < HELD; frame += 1)
      out.write(Buffer.concat([Buffer.from('FRAME\n'), points, colours]));
  }
  out.end();
  await once(out, 'finish');
}
