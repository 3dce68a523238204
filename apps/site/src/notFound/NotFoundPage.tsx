import { ButtonLink, ErrorState, Wrap } from '@grow/ui';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { pagePath } from '../routes/pages';

/** The answer to an address that leads nowhere: the S has fallen off the word. */
export function NotFoundPage({ locale }: { locale: Locale }) {
  return (
    <Wrap>
      <ErrorState
        size="page"
        title={m.not_found_title()}
        description={m.not_found_lead()}
        actions={
          <>
            <ButtonLink variant="primary" href={pagePath('home', locale)}>
              {m.not_found_home()}
            </ButtonLink>
            <ButtonLink href={pagePath('events', locale)}>{m.not_found_events()}</ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}
