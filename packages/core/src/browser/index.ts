export { browserEnvironment } from './browserEnvironment';
export { readGrowConfigFromDocument } from './configFromDocument';
export { browserImageCodec } from './imageCodec';
