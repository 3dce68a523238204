/** What stands in the data folder, or the folder itself, cannot be used. The message names it and the way out. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const folderReasons: Record<string, string> = {
  EEXIST: 'a file stands in its place or above it',
  ENOTDIR: 'a file stands in its place or above it',
  EACCES: 'it may not be written to',
  EPERM: 'it may not be written to',
  EROFS: 'it may not be written to, for its disk is read-only',
  ENOSPC: 'its disk is full',
};

const detailOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The refusal of a data folder, after the system's own error. */
export function unusableFolder(dataDir: string, cause: unknown): DataFolderError {
  const reason = folderReasons[String(codeOf(cause))] ?? detailOf(cause);
  return new DataFolderError(
    `The data folder ${dataDir} cannot be used: ${reason}. Nothing was changed. Make it a folder that you may write to, or choose another data folder.`,
    { cause },
  );
}

/** The refusal of a file in it; `loss` says in a sentence what happens without it. */
export function unusableFile(file: string, loss: string, cause: unknown): DataFolderError {
  const reasons: Record<string, string> = { EISDIR: 'it is a folder', EACCES: 'you may not read it' };
  const reason = reasons[String(codeOf(cause))] ?? 'it is damaged';
  return new DataFolderError(
    `${file} cannot be used: ${reason}. Nothing was changed. Put a copy of it back, or remove it: ${loss}`,
    { cause },
  );
}
