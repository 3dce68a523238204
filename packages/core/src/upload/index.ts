export { CONTENT_BYTES, contentOf, type FileContent } from './fileContent';
export {
  placeKey,
  uploadFileFromVersion,
  uploadFromRow,
  type Upload,
  type UploadFile,
  type UploadPlace,
  type UploadState,
} from './Upload';
export { uploadKeys, uploadMutations, uploadQueries } from './uploadQueries';
export { ADDRESS_SECONDS, UPLOAD_BUCKET, uploadRepository, type UploadWish } from './uploadRepository';
export {
  checkedMediaType,
  evidenceLimits,
  fileEndings,
  isFilm,
  isShownInBrowser,
  maxBytesOf,
  type ChosenFile,
  type UploadLimits,
} from './uploadRules';
