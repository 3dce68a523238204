export { browserEnvironment } from './browserEnvironment';
export { readGrowConfigFromDocument } from './configFromDocument';
export {
  createUpload,
  UPLOAD_CHUNK_BYTES,
  type UploadNetwork,
  type UploadOptions,
  type UploadTransfer,
} from './createUpload';
export { browserJuryStorage, countUnsentSheets, forgetAllSheets, forgetSheets } from './juryDatabase';
export { browserImageCodec } from './imageCodec';
export { serveImageCodec, workerImageCodec } from './workerImageCodec';
