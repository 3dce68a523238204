import { Text, TextLink } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAuditChoice } from '../../../features/audit';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { AuditEntries } from './AuditEntries';
import { AuditExport } from './AuditExport';
import { AuditFilters } from './AuditFilters';
import { AuditPickDialog } from './AuditPickDialog';
import { AuditTags } from './AuditTags';

const Body = styled.div`
  display: grid;
  gap: 20px;
  padding-bottom: 72px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
  & > p {
    max-width: 38rem;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
`;

/** What was done to somebody else's things, for organisers: who, what, what it was before, and why. */
export function AdminAuditScreen() {
  const { choice, choose } = useAuditChoice();
  const [isPicking, setPicking] = useState(false);
  const { before: _, ...filter } = choice;
  return (
    <Body>
      <Head>
        <Text step="lead" tone="muted">
          {m.audit_lead()}
        </Text>
        <Actions>
          <TextLink href={fullPath(paths.adminReports())} linkComponent={AppLink}>
            {m.reports_link()}
          </TextLink>
          <AuditExport filter={filter} />
        </Actions>
      </Head>
      <AuditFilters choice={choice} onChoose={choose} onPick={() => setPicking(true)} />
      <AuditTags choice={choice} onChoose={choose} />
      <AuditEntries choice={choice} onChoose={choose} />
      <AuditPickDialog
        isOpen={isPicking}
        choice={choice}
        onChoose={choose}
        onClose={() => setPicking(false)}
      />
    </Body>
  );
}
