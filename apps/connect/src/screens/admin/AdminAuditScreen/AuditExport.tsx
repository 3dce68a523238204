import type { AuditFilter } from '@grow/core/audit';
import { useLocale } from '@grow/shell';
import { Button } from '@grow/ui';
import { Download, Square } from 'lucide-react';
import { useAuditFile } from '../../../features/audit';
import { m } from '../../../paraglide/messages';
import { useFailureToast } from '../../../shared/failure';
import { useListFile } from '../../../shared/file';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Makes a file of all entries that are found; while it is made, the same button stops it and says how many there are. */
export function AuditExport({ filter }: { filter: AuditFilter }) {
  const { locale } = useLocale();
  const fail = useFailureToast();
  const { progress, save, stop } = useListFile(useAuditFile(filter));
  const handleSave = () => {
    save().catch((error: unknown) => fail(m.audit_export_failed(), error));
  };
  return (
    <div>
      <Button
        icon={progress === undefined ? <Download {...icon} /> : <Square {...icon} />}
        onClick={progress === undefined ? handleSave : stop}
      >
        {progress === undefined ? m.audit_export() : m.audit_export_stop()}
      </Button>
      <div role="status">
        {progress !== undefined && m.audit_export_progress({ count: progress.done.toLocaleString(locale) })}
      </div>
    </div>
  );
}
