import { useLocale } from '@grow/shell';
import { Button } from '@grow/ui';
import { Download } from 'lucide-react';
import { m } from '../../paraglide/messages';
import { useFailureToast } from '../failure';
import { useListFile, type MakeListFile } from './useListFile';

/** Saves a long list as a CSV file, and says meanwhile how many of how many are there. */
export function ListFileButton({ make }: { make: MakeListFile }) {
  const fail = useFailureToast();
  const { locale } = useLocale();
  const { progress, save } = useListFile(make);
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <Button
      size="sm"
      icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
      isBusy={progress !== undefined}
      busyLabel={
        progress && progress.total > 0
          ? m.admin_event_csv_progress({ done: number(progress.done), total: number(progress.total) })
          : m.loading()
      }
      onClick={() => {
        save().catch((error: unknown) => fail(m.admin_event_csv_failed(), error));
      }}
    >
      {m.admin_event_csv()}
    </Button>
  );
}
