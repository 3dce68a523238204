export { ChooseFile, FileAction } from './FileAction';
export type { ChooseFileProps, FileActionProps } from './FileAction';
export { fileKinds, FileRow, FileRows } from './FileRow';
export type { FileKind, FileRowProps } from './FileRow';
