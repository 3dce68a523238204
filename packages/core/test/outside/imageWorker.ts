// The whole worker of an app.
import { serveImageCodec } from '@grow/core/browser';

serveImageCodec();
