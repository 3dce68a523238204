// What is said about a failure, with the sentences for every error: in a chunk of its own, as most visits need none.
import { errorSentence, retryFailedReads, useLocale } from '@grow/shell';
import { Button, ButtonLink, ErrorState, Wrap } from '@grow/ui';
import { useQueryClient } from '@tanstack/react-query';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';
import { loadAgain, useIsOutdated } from '../version';
import { Reference } from './Reference';
import { RetryButton, type RetryButtonProps } from './RetryButton';

type FailedProps = { error: unknown };

/** Asks again for everything on the page that failed, not only for what this part shows. */
function RetryReads({ variant }: Pick<RetryButtonProps, 'variant'>) {
  const queryClient = useQueryClient();
  return <RetryButton onRetry={() => retryFailedReads(queryClient)} variant={variant} />;
}

/** A screen whose data did not come. */
export function FailedScreen({ error }: FailedProps) {
  const { locale } = useLocale();
  return (
    <Wrap>
      <ErrorState
        size="page"
        title={m.load_failed()}
        description={errorSentence(error, locale)}
        actions={
          <>
            <RetryReads />
            <Reference error={error} />
          </>
        }
      />
    </Wrap>
  );
}

/** A part of a screen whose data did not come; the rest stays usable. */
export function FailedPart({ error }: FailedProps) {
  const { locale } = useLocale();
  return (
    <ErrorState
      title={m.load_failed()}
      description={errorSentence(error, locale)}
      actions={
        <>
          <RetryReads variant="secondary" />
          <Reference error={error} />
        </>
      }
    />
  );
}

/** The client itself could not be loaded or set up. */
export function ClientFailedScreen({ error, onRetry }: FailedProps & { onRetry: () => Promise<unknown> }) {
  const { locale } = useLocale();
  return (
    <Wrap>
      <ErrorState
        size="page"
        title={m.client_failed_title()}
        description={`${m.client_failed_detail()} ${errorSentence(error, locale)}`}
        actions={
          <>
            <RetryButton onRetry={onRetry} />
            <Reference error={error} />
          </>
        }
      />
    </Wrap>
  );
}

/** A screen broke, or its code is gone because a newer build is there. */
export function BrokenScreen() {
  const isUpdated = useIsOutdated();
  return (
    <Wrap>
      <ErrorState
        size="page"
        title={isUpdated ? m.update_title() : m.error_title()}
        description={isUpdated ? m.update_kept() : m.error_detail()}
        actions={
          <>
            <Button variant="primary" onClick={loadAgain}>
              {isUpdated ? m.update_load_again() : m.error_reload()}
            </Button>
            <ButtonLink href={fullPath(paths.dashboard())}>{m.denied_action()}</ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}
