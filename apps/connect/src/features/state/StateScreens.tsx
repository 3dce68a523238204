// What stands in a screen's place while there is nothing to show: each with a way on.
import { errorSentence, siteConfig, useLocale } from '@grow/shell';
import { ButtonLink, ErrorState, PageHeader, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import { AppLink, useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';
import { RetryButton } from './RetryButton';

const Way = styled.div`
  padding-bottom: 72px;
`;

type FailedProps = { error: unknown; onRetry: () => Promise<unknown> };

/** A screen whose data did not come. */
export function FailedScreen({ error, onRetry }: FailedProps) {
  const { locale } = useLocale();
  return (
    <Wrap>
      <ErrorState
        size="page"
        title={m.load_failed()}
        description={errorSentence(error, locale)}
        actions={<RetryButton onRetry={onRetry} />}
      />
    </Wrap>
  );
}

/** A part of a screen whose data did not come; the rest stays usable. */
export function FailedPart({ error, onRetry }: FailedProps) {
  const { locale } = useLocale();
  return (
    <ErrorState
      title={m.load_failed()}
      description={errorSentence(error, locale)}
      actions={<RetryButton onRetry={onRetry} variant="secondary" />}
    />
  );
}

/** The client itself could not be loaded or set up. */
export function ClientFailedScreen({ error, onRetry }: FailedProps) {
  const { locale } = useLocale();
  return (
    <Wrap>
      <ErrorState
        size="page"
        title={m.client_failed_title()}
        description={`${m.client_failed_detail()} ${errorSentence(error, locale)}`}
        actions={<RetryButton onRetry={onRetry} />}
      />
    </Wrap>
  );
}

/** The person's role does not open this screen. */
export function DeniedScreen() {
  useScreenTitle(m.denied_title());
  const toDashboard = (
    <ButtonLink variant="primary" href={fullPath(paths.dashboard())} linkComponent={AppLink}>
      {m.denied_action()}
    </ButtonLink>
  );
  return (
    <Wrap>
      <PageHeader title={m.denied_title()} lead={m.denied_detail({ email: siteConfig.contactMail })} />
      <Way>{toDashboard}</Way>
    </Wrap>
  );
}
