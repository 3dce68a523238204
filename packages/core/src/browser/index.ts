export { browserEnvironment } from './browserEnvironment';
export { readGrowConfigFromDocument } from './configFromDocument';
export {
  createUpload,
  UPLOAD_CHUNK_BYTES,
  type UploadNetwork,
  type UploadOptions,
  type UploadTransfer,
} from './createUpload';
export { countUnsentSheets, forgetAllSheets, forgetSheets } from './forgetSheets';
export { browserJuryStorage } from './juryStorage';
export { browserImageCodec } from './imageCodec';
export { serveImageCodec, workerImageCodec } from './workerImageCodec';
