import { accountQueries } from '@grow/core/account';
import { useGrowClient, useUserId } from '@grow/shell';
import { Button, ButtonLink, EmptyState, PageHeader, Wrap } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { LoadingScreen } from '../../../shared/fallback';
import { FailedScreen } from '../../../shared/state';
import { ConfirmationSheet } from './ConfirmationSheet';

// The paper has the sheet and nothing of the frame.
const OnPaper = createGlobalStyle`
  @media print {
    [data-header],
    footer,
    [data-on-screen] {
      display: none;
    }
  }
`;

const Body = styled(Wrap)`
  padding-bottom: 72px;
`;

/** What a person did in GROW, as a page to print: their own, or for organisers anybody's. */
export function ConfirmationScreen() {
  const [search] = useSearchParams();
  const ownId = useUserId() ?? '';
  const { supabase } = useGrowClient();
  const { data: rows, error } = useQuery(
    accountQueries(supabase).participation(search.get('person') ?? ownId),
  );
  if (error && !rows) return <FailedScreen error={error} />;
  if (!rows) return <LoadingScreen />;
  return (
    <Body>
      <OnPaper />
      <PageHeader
        data-on-screen=""
        title={m.confirmation_title()}
        lead={m.confirmation_lead()}
        actions={
          rows.length > 0 && (
            <Button
              variant="primary"
              icon={<Printer size={18} strokeWidth={1.75} aria-hidden />}
              onClick={() => window.print()}
            >
              {m.confirmation_print()}
            </Button>
          )
        }
      />
      {rows.length > 0 ? (
        <ConfirmationSheet rows={rows} now={new Date()} />
      ) : (
        <EmptyState
          title={m.confirmation_none_title()}
          description={m.confirmation_none()}
          action={
            <ButtonLink href={fullPath(paths.teams())} linkComponent={AppLink}>
              {m.confirmation_none_action()}
            </ButtonLink>
          }
        />
      )}
    </Body>
  );
}
