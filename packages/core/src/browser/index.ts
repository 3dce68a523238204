export { browserEnvironment } from './browserEnvironment';
export { readGrowConfigFromDocument } from './configFromDocument';
export { browserImageCodec } from './imageCodec';
export { serveImageCodec, workerImageCodec } from './workerImageCodec';
