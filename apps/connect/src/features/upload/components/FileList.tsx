import type { UploadFile } from '@grow/core/upload';
import { FileRows } from '@grow/ui';
import type { ReactNode } from 'react';
import { useAddresses } from '../useAddresses';
import { ShownFile } from './ShownFile';

interface FileListProps {
  files: readonly UploadFile[];
  /** What they are, such as the part's name. */
  label: string;
  /** What is said of a file beside it, such as that it is new. */
  hintOf?: (file: UploadFile) => ReactNode;
}

/** Files as somebody reads them: a version of a hand-in, the evidence of a test. */
export function FileList({ files, label, hintOf }: FileListProps) {
  const { addressOf, renew } = useAddresses(files);
  return (
    <FileRows aria-label={label}>
      {files.map((file) => (
        <ShownFile
          key={file.id}
          file={file}
          address={addressOf(file.id)}
          onStale={renew}
          hint={hintOf?.(file)}
        />
      ))}
    </FileRows>
  );
}
