import type { UploadLimits } from '@grow/core/upload';
import { useLocale } from '@grow/shell';
import { ChooseFile, FileRefusal, FileUpload } from '@grow/ui';
import { m } from '../../../paraglide/messages';
import { canRetry } from '../createUploads';
import type { UploadItem } from '../UploadItem';
import { acceptedEndings, amountInWords, refusalInWords } from '../uploadWords';

interface UploadCardProps {
  item: UploadItem;
  limits: UploadLimits;
  /** The name of the file whose place it takes. */
  replaced: string | undefined;
  onChoose: (file: File) => void;
  onRetry: () => void;
  onCancel: () => void;
}

/** A file on its way, or why it is not. */
export function UploadCard({ item, limits, replaced, onChoose, onRetry, onCancel }: UploadCardProps) {
  const { locale } = useLocale();
  const { name, bytes, sent, status, error } = item;
  const accept = acceptedEndings(limits);
  if (status === 'failed' && error) {
    const another = (
      <ChooseFile accept={accept} aria-label={m.upload_another_name({ name })} onFile={onChoose}>
        {m.upload_another()}
      </ChooseFile>
    );
    return (
      <FileRefusal
        name={name}
        message={refusalInWords(error, limits, locale)}
        {...(canRetry(error) ? { retry: { label: m.upload_retry(), onSelect: onRetry } } : {})}
        dismiss={{ label: m.upload_dismiss(), onSelect: onCancel }}
      >
        {!canRetry(error) && another}
      </FileRefusal>
    );
  }
  const notes: Partial<Record<typeof status, string>> = {
    checking: m.upload_checking(),
    waiting: m.upload_waiting(),
    unfinished: m.upload_unfinished(),
  };
  return (
    <FileUpload
      name={name}
      share={bytes === 0 ? 0 : sent / bytes}
      amount={amountInWords(sent, bytes, locale)}
      note={notes[status] ?? (replaced === undefined ? undefined : m.upload_replaces({ name: replaced }))}
      cancel={{ label: m.upload_stop(), onSelect: onCancel }}
    >
      {status === 'unfinished' && (
        <ChooseFile accept={accept} aria-label={m.upload_same_name({ name })} onFile={onChoose}>
          {m.upload_same()}
        </ChooseFile>
      )}
    </FileUpload>
  );
}
