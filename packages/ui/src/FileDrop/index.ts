export { FileDrop } from './FileDrop';
export type { FileDropProps } from './FileDrop';
export { FileRefusal, FileUpload } from './FileUpload';
export type { FileRefusalProps, FileUploadProps } from './FileUpload';
