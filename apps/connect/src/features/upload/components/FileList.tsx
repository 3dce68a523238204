import type { UploadFile } from '@grow/core/upload';
import { FileRows } from '@grow/ui';
import { useAddresses } from '../useAddresses';
import { ShownFile } from './ShownFile';

interface FileListProps {
  files: readonly UploadFile[];
  /** What they are, such as the part's name. */
  label: string;
}

/** Files as somebody reads them: a version of a hand-in, the evidence of a test. */
export function FileList({ files, label }: FileListProps) {
  const { addressOf, renew } = useAddresses(files);
  return (
    <FileRows aria-label={label}>
      {files.map((file) => (
        <ShownFile key={file.id} file={file} address={addressOf(file.id)} onStale={renew} />
      ))}
    </FileRows>
  );
}
