import { ButtonLink, ErrorState, Wrap } from '@grow/ui';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { BASE, sitePaths } from '../../../paths';

/** No such address. */
export function NotFoundScreen() {
  return (
    <Wrap>
      <ErrorState
        size="page"
        title={m.not_found_title()}
        description={m.not_found_detail()}
        actions={
          <>
            <ButtonLink variant="primary" href={BASE} linkComponent={AppLink}>
              {m.not_found_start()}
            </ButtonLink>
            <ButtonLink href={sitePaths.events}>{m.not_found_events()}</ButtonLink>
          </>
        }
      />
    </Wrap>
  );
}
