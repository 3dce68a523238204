import { gapCount, roundMutations, type RoundSetup } from '@grow/core/round';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Dialog, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useState } from 'react';
import { gateNames } from '../../../../features/gate';
import { useRoundSetup } from '../../../../features/round';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FailedPart } from '../../../../shared/state';
import { CoveragePart } from './CoveragePart';
import { CriteriaPanel } from './CriteriaPanel';
import { OpenDialog } from './OpenDialog';
import { ProgressPart } from './ProgressPart';
import { ReasonDialog } from '../ReasonDialog';
import { RoundHead } from '../RoundHead';
import { SettingsDrawer } from './SettingsDrawer';
import { StagePanel } from './StagePanel';

type Asked = 'settings' | 'open' | 'lock' | 'back';

function useLead({ round, stages, teams, gaps }: RoundSetup): string {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  if (round.state === 'open')
    return round.locksAt
      ? m.gates_lead_open_until({ time: dateTimeInWords(round.locksAt, locale) })
      : m.gates_lead_open();
  const count = gapCount(gaps);
  const facts = m.gates_lead_setup({ teams: number(teams.length), stages: number(stages.length) });
  return `${facts} ${count === 0 ? m.gates_lead_ready() : m.gates_lead_gaps({ count: number(count) })}`;
}

function Scoring({ setup }: { setup: RoundSetup }) {
  const { supabase } = useGrowClient();
  const [asked, setAsked] = useState<Asked>();
  const { round } = setup;
  const lead = useLead(setup);
  const locking = useProductMutation(roundMutations(supabase).lock, {
    words: { failed: m.gates_not_locked() },
    onDone: () => setAsked(undefined),
  });
  const leading = useProductMutation(roundMutations(supabase).reopenSetup);
  const close = () => setAsked(undefined);
  const isOpen = round.state === 'open';
  return (
    <>
      <RoundHead
        title={gateNames[round.kind]()}
        lead={lead}
        actions={
          <>
            <Button onClick={() => setAsked('settings')}>{m.gates_settings()}</Button>
            {isOpen ? (
              <>
                <Button variant="ghost" onClick={() => setAsked('back')}>
                  {m.gates_back_to_setup()}
                </Button>
                <Button variant="primary" onClick={() => setAsked('lock')}>
                  {m.gates_lock()}
                </Button>
              </>
            ) : (
              <Button variant="primary" onClick={() => setAsked('open')}>
                {m.gates_open()}
              </Button>
            )}
          </>
        }
      />
      {isOpen && <ProgressPart setup={setup} />}
      {!isOpen && <CriteriaPanel setup={setup} />}
      <StagePanel setup={setup} />
      <CoveragePart setup={setup} />
      <SettingsDrawer setup={setup} isOpen={asked === 'settings'} onClose={close} />
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
