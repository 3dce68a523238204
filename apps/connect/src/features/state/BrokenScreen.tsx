import { Button, ButtonLink, ErrorState, Wrap } from '@grow/ui';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

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
