// Reads codes from pictures: by the browser where it can, else by a library that is loaded with the camera.
import { decodeQR } from 'qr/decode.js';

/** Reads the code in a picture; undefined where there is none. */
export type FrameReader = (video: HTMLVideoElement) => Promise<string | undefined>;

type Detector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

async function ownReader(page: Window): Promise<FrameReader | undefined> {
  const { BarcodeDetector: Known } = page as { BarcodeDetector?: DetectorClass };
  // Some systems have the class and read nothing with it.
  const formats = await Known?.getSupportedFormats().catch((): readonly string[] => []);
  if (!Known || !formats?.includes('qr_code')) return undefined;
  const detector = new Known({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}

/** In pixels: enough for a code that fills a third of the picture, and quick on an old phone. */
const LONGEST_SIDE = 720;
/** In milliseconds a picture: the library tries harder, and the page stays quick. */
const TIME_LIMIT = 50;

function libraryReader(page: Document): FrameReader {
  const canvas = page.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!context || width === 0 || height === 0) return Promise.resolve(undefined);
    Object.assign(canvas, { width, height });
    context.drawImage(video, 0, 0, width, height);
    try {
      return Promise.resolve(decodeQR(context.getImageData(0, 0, width, height), { timeLimit: TIME_LIMIT }));
    } catch {
      // Most pictures hold no code: the library throws.
      return Promise.resolve(undefined);
    }
  };
}

/** The best reader of this browser. */
export const openReader = async (page: Window): Promise<FrameReader> =>
  (await ownReader(page)) ?? libraryReader(page.document);
