import type { AccountExportFormat } from '@grow/core/account';
import { Button, ButtonLink, Section, Text } from '@grow/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../../shared/failure';
import { useDataExport } from '../../../features/privacy';
import { SettingRow } from '../../../features/profile';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

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
  const collecting = useDataExport();
  const [format, setFormat] = useState<AccountExportFormat>();
  const handleDownload = (chosen: AccountExportFormat) => {
    if (collecting.isBusy) return;
    setFormat(chosen);
    collecting.run(chosen);
  };
  return (
    <Section title={m.privacy_section_export()} titleStep="h2" isFlush>
      <Lead step="ui" tone="muted">
        {m.privacy_export_detail()}
      </Lead>
      {rows.map(({ format: one, label, detail, action }) => (
        <SettingRow
          key={one}
          label={label()}
          action={
            <Button
              size="sm"
              icon={<Download size={16} strokeWidth={1.75} aria-hidden />}
              isBusy={collecting.isBusy && format === one}
              busyLabel={m.privacy_export_busy()}
              onClick={() => handleDownload(one)}
            >
              {action()}
            </Button>
          }
        >
          {detail()}
        </SettingRow>
      ))}
      <SettingRow
        label={m.confirmation_title()}
        action={
          <ButtonLink size="sm" href={fullPath(paths.confirmation())} linkComponent={AppLink}>
            {m.confirmation_open()}
          </ButtonLink>
        }
      >
        {m.confirmation_link_detail()}
      </SettingRow>
      <Failure>
        <FormFailure failure={collecting.failure} />
      </Failure>
    </Section>
  );
}
