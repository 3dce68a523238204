import { Button, ButtonLink, ErrorState, Wrap } from '@grow/ui';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen } from '../../../shared/state';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import type { OpenJury } from '../useJury';

/** What stands in the place of a round that is not there: on its way, not the reader's, not open, or out of reach. */
export function NoRound({ open }: { open: OpenJury | undefined }) {
  if (!open) return <LoadingScreen />;
  const { link, denial, isOpen } = open.snapshot;
  if (denial !== undefined) {
    const words =
      denial === 'round_not_open_yet'
        ? { empty: m.jury_not_open(), detail: m.jury_not_open_detail() }
        : { empty: m.jury_denied(), detail: m.jury_denied_detail() };
    // Another document: no worker serves what is outside of the jury's screens.
    const back = <ButtonLink href={fullPath(paths.dashboard())}>{m.denied_action()}</ButtonLink>;
    return <EmptyScreen title={m.jury_title()} {...words} action={back} />;
  }
  if (!isOpen || link === 'connecting' || link === 'online') return <LoadingScreen />;
  return (
    <Wrap>
      <ErrorState
        size="page"
        title={link === 'stopped' ? m.jury_stopped() : m.jury_nothing_here()}
        description={link === 'stopped' ? m.jury_stopped_detail() : m.jury_nothing_here_detail()}
        actions={
          <Button variant="primary" onClick={open.store.wake}>
            {m.try_again()}
          </Button>
        }
      />
    </Wrap>
  );
}
