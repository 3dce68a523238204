import type { ExportFormat } from '@grow/core';
import { Button, Section, Text, useToast } from '@grow/ui';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { FormFailure } from '../../features/auth';
import { useDataExport } from '../../features/privacy';
import { SettingRow } from '../../features/profile';
import { m } from '../../paraglide/messages';

const Lead = styled(Text)`
  padding-block: 16px 4px;
  max-width: 36rem;
`;

const Failure = styled.div`
  padding-top: 12px;
`;

const rows = [
  {
    format: 'json',
    label: m.privacy_export_json,
    detail: m.privacy_export_json_detail,
    action: m.privacy_export_download_json,
  },
  {
    format: 'csv',
    label: m.privacy_export_csv,
    detail: m.privacy_export_csv_detail,
    action: m.privacy_export_download_csv,
  },
] as const;

/** Everything about oneself as a file, in two forms. */
export function ExportSection() {
  const toast = useToast();
  const collecting = useDataExport();
  const handleDownload = (format: ExportFormat) => {
    if (collecting.isPending) return;
    collecting.mutate(format, {
      onSuccess: ({ name }) => {
        toast.show({
          status: 'success',
          title: m.privacy_export_done(),
          description: m.privacy_export_done_detail({ file: name }),
        });
      },
    });
  };
  return (
    <Section title={m.privacy_section_export()} titleStep="h2" isFlush>
      <Lead step="ui" tone="muted">
        {m.privacy_export_detail()}
      </Lead>
      {rows.map(({ format, label, detail, action }) => (
        <SettingRow
          key={format}
          label={label()}
          action={
            <Button
              size="sm"
              icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
              isBusy={collecting.isPending && collecting.variables === format}
              busyLabel={m.privacy_export_busy()}
              onClick={() => handleDownload(format)}
            >
              {action()}
            </Button>
          }
        >
          {detail()}
        </SettingRow>
      ))}
      <Failure>
        <FormFailure failure={collecting.error ?? undefined} />
      </Failure>
    </Section>
  );
}
