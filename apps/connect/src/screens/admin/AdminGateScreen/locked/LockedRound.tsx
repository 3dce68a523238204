import { releaseMutations, type GateResults } from '@grow/core/gate';
import { roundMutations } from '@grow/core/round';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Skeleton, SkeletonGroup } from '@grow/ui';
import { Check, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { gateLeadWords, useGateResults, useRankedRound } from '../../../../features/gate';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { HeadPart } from '../../../../shared/head';
import { FailedPart } from '../../../../shared/state';
import { DecidedPart } from './DecidedPart';
import { DecideDialog } from './DecideDialog';
import { DeliberationPart } from './DeliberationPart';
import { ReasonDialog } from '../ReasonDialog';
import { ReleasedPart } from './ReleasedPart';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type Asked = 'unlock' | 'reopen' | 'decide';

function Room({ results }: { results: GateResults }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const round = useRankedRound(results);
  const [asked, setAsked] = useState<Asked>();
  const unlocking = useProductMutation(roundMutations(supabase).unlock);
  const reopening = useProductMutation(releaseMutations(supabase).reopen);
  const { id: roundId, state } = results.round;
  const close = () => setAsked(undefined);
  return (
    <>
      <HeadPart
        lead={gateLeadWords(results, locale)}
        actions={
          <>
            {state === 'deliberation' && (
              <>
                <Button icon={<Undo2 {...icon} />} onClick={() => setAsked('unlock')}>
                  {m.gates_back_to_open()}
                </Button>
                <Button variant="primary" icon={<Check {...icon} />} onClick={() => setAsked('decide')}>
                  {m.gates_decide_round()}
                </Button>
              </>
            )}
            {state === 'decided' && (
              <Button icon={<Undo2 {...icon} />} onClick={() => setAsked('reopen')}>
                {m.gates_back_to_deliberation()}
              </Button>
            )}
          </>
        }
      />
      {state === 'deliberation' && <DeliberationPart results={results} />}
      {state === 'decided' && <DecidedPart results={results} />}
      {state === 'released' && <ReleasedPart results={results} />}
      <DecideDialog round={round} isOpen={asked === 'decide'} onClose={close} />
      <ReasonDialog
        isOpen={asked === 'unlock' || asked === 'reopen'}
        onClose={close}
        name="gate back"
        about={roundId}
        title={asked === 'reopen' ? m.gates_back_to_deliberation() : m.gates_back_to_open()}
        detail={asked === 'reopen' ? m.gates_back_to_deliberation_detail() : m.gates_back_to_open_detail()}
        action={asked === 'reopen' ? m.gates_back_to_deliberation() : m.gates_back_to_open()}
        send={async (reason) =>
          asked === 'reopen' ? reopening.send({ roundId, reason }) : unlocking.send({ roundId, reason })
        }
      />
    </>
  );
}

/** A round whose score sheets are locked: compared, decided, or known to everybody. */
export function LockedRound({ roundId }: { roundId: string }) {
  const { data, error } = useGateResults(roundId);
  if (data) return <Room results={data} />;
  if (error) return <FailedPart error={error} />;
  return (
    <SkeletonGroup label={m.loading()}>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </SkeletonGroup>
  );
}
