// What is said about a failure, with the sentences for every error: in a chunk of its own, as most visits need none.
import { errorSentence, useLocale } from '@grow/shell';
import { Button, ButtonLink, ErrorState, Wrap } from '@grow/ui';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';
import { RetryButton } from './RetryButton';

export type FailedProps = { error: unknown; onRetry: () => Promise<unknown> };

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

/** A screen broke. */
export function BrokenScreen() {
  return (
    <Wrap>
      <ErrorState
        size="page"
        title={m.error_title()}
        description={m.error_detail()}
        actions={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              {m.error_reload()}
            </Button>
            <ButtonLink href={fullPath(paths.dashboard())}>{m.denied_action()}</ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}
