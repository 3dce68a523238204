import { gapCount, roundMutations, type RoundSetup } from '@grow/core/round';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Dialog, media, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { Copy, Lock, Play, SlidersHorizontal, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { openOverWords, roundLeadWords, useRoundSetup, useRoundSources } from '../../../../features/round';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { HeadPart } from '../../../../shared/head';
import { FailedPart } from '../../../../shared/state';
import { CopyDialog } from './CopyDialog';
import { CoveragePart } from './CoveragePart';
import { CriteriaPanel } from './CriteriaPanel';
import { OpenDialog } from './OpenDialog';
import { ProgressPart } from './ProgressPart';
import { ReasonDialog } from '../ReasonDialog';
import { SettingsDrawer } from './SettingsDrawer';
import { StagePanel } from './StagePanel';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Asked = 'settings' | 'copy' | 'open' | 'lock' | 'back';

const OpenButton = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  max-width: 10.5rem;
  ${media.lg} {
    justify-items: end;
    text-align: right;
  }
`;

function Scoring({ setup }: { setup: RoundSetup }) {
  const { supabase } = useGrowClient();
  const [asked, setAsked] = useState<Asked>();
  const { round } = setup;
  const { locale } = useLocale();
  const locking = useProductMutation(roundMutations(supabase).lock, {
    words: { failed: m.gates_not_locked() },
    onDone: () => setAsked(undefined),
  });
  const leading = useProductMutation(roundMutations(supabase).reopenSetup);
  const close = () => setAsked(undefined);
  const gapsId = useId();
  const isOpen = round.state === 'open';
  const gaps = gapCount(setup.gaps);
  const sources = useRoundSources(isOpen ? undefined : round.id).data ?? [];
  return (
    <>
      <HeadPart
        lead={roundLeadWords(setup, locale)}
        actions={
          <>
            {sources.length > 0 && (
              <Button icon={<Copy {...icon} />} onClick={() => setAsked('copy')}>
                {m.gates_copy()}
              </Button>
            )}
            <Button icon={<SlidersHorizontal {...icon} />} onClick={() => setAsked('settings')}>
              {m.gates_settings()}
            </Button>
            {isOpen ? (
              <>
                <Button variant="ghost" icon={<Undo2 {...icon} />} onClick={() => setAsked('back')}>
                  {m.gates_back_to_setup()}
                </Button>
                <Button variant="primary" icon={<Lock {...icon} />} onClick={() => setAsked('lock')}>
                  {m.gates_lock()}
                </Button>
              </>
            ) : (
              <OpenButton>
                <Button
                  variant="primary"
                  icon={<Play {...icon} />}
                  aria-describedby={gaps > 0 ? gapsId : undefined}
                  onClick={() => setAsked('open')}
                >
                  {m.gates_open()}
                </Button>
                {gaps > 0 && (
                  <Text step="small" tone="muted" id={gapsId}>
                    {openOverWords(gaps, locale)}
                  </Text>
                )}
              </OpenButton>
            )}
          </>
        }
      />
      {isOpen && <ProgressPart setup={setup} />}
      {!isOpen && <CriteriaPanel setup={setup} />}
      <StagePanel setup={setup} />
      <CoveragePart setup={setup} />
      <SettingsDrawer setup={setup} isOpen={asked === 'settings'} onClose={close} />
      <CopyDialog round={round} sources={sources} isOpen={asked === 'copy'} onClose={close} />
      <OpenDialog setup={setup} isOpen={asked === 'open'} onClose={close} />
      <Dialog
        isOpen={asked === 'lock'}
        onClose={close}
        title={m.gates_lock()}
        actions={
          <>
            <Button onClick={close}>{m.orga_keep()}</Button>
            <Button
              variant="primary"
              isBusy={locking.isBusy}
              busyLabel={m.orga_busy()}
              onClick={() => locking.run({ roundId: round.id })}
            >
              {m.gates_lock()}
            </Button>
          </>
        }
      >
        <Text step="ui">{m.gates_lock_detail()}</Text>
      </Dialog>
      <ReasonDialog
        isOpen={asked === 'back'}
        onClose={close}
        name="gate set-up"
        about={round.id}
        title={m.gates_back_to_setup()}
        detail={m.gates_back_to_setup_detail()}
        action={m.gates_back_to_setup()}
        send={async (reason) => leading.send({ roundId: round.id, reason })}
      />
    </>
  );
}

/** A round that is set up, or in which jurors score. */
export function ScoringRound({ roundId }: { roundId: string }) {
  const { data, error } = useRoundSetup(roundId);
  if (data) return <Scoring setup={data} />;
  if (error) return <FailedPart error={error} />;
  return (
    <SkeletonGroup label={m.loading()}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}
