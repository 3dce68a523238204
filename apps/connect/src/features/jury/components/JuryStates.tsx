import { Button, ErrorState, Wrap } from '@grow/ui';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen } from '../../../shared/state';
import { m } from '../../../paraglide/messages';
import type { OpenJury } from '../useJury';

/** What stands in the place of a round that is not there: on its way, not the reader's, not open, or out of reach. */
export function NoRound({ open }: { open: OpenJury | undefined }) {
  if (!open) return <LoadingScreen />;
  const { link, denial, isOpen } = open.snapshot;
  if (denial === 'round_not_open_yet')
    return <EmptyScreen title={m.jury_title()} empty={m.jury_not_open()} detail={m.jury_not_open_detail()} />;
  if (denial !== undefined)
    return <EmptyScreen title={m.jury_title()} empty={m.jury_denied()} detail={m.jury_denied_detail()} />;
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
