// Large photos are decoded and cut here, off the page's thread.
import { serveImageCodec } from '@grow/core/browser';

serveImageCodec();
