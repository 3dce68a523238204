import { releaseMutations, type GateResults } from '@grow/core/gate';
import { roundMutations } from '@grow/core/round';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Skeleton, SkeletonGroup } from '@grow/ui';
import { useState } from 'react';
import { gateNames, useGateResults, useRankedRound } from '../../../../features/gate';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FailedPart } from '../../../../shared/state';
import { DecidedPart } from './DecidedPart';
import { DecideDialog } from './DecideDialog';
import { DeliberationPart } from './DeliberationPart';
import { ReasonDialog } from '../ReasonDialog';
import { ReleasedPart } from './ReleasedPart';
import { RoundHead } from '../RoundHead';

type Asked = 'unlock' | 'reopen' | 'decide';

function Room({ results }: { results: GateResults }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const round = useRankedRound(results);
  const [asked, setAsked] = useState<Asked>();
  const unlocking = useProductMutation(roundMutations(supabase).unlock);
  const reopening = useProductMutation(releaseMutations(supabase).reopen);
  const { id: roundId, kind, state, releasedAt } = results.round;
  const number = (value: number) => value.toLocaleString(locale);
  const on = results.decisions.filter(({ decision }) => decision === 'on').length;
  const leads = {
    deliberation: m.gates_lead_deliberation({
      sheets: number(results.ballots.length),
      places: number(results.round.cutSize),
      teams: number(results.teams.length),
    }),
    decided: m.gates_lead_decided({ count: number(on) }),
    released: releasedAt ? m.gates_lead_released({ time: dateTimeInWords(releasedAt, locale) }) : '',
  };
  const close = () => setAsked(undefined);
  return (
    <>
      <RoundHead
        title={gateNames[kind]()}
        lead={leads[state]}
        actions={
          <>
            {state === 'deliberation' && (
              <>
                <Button onClick={() => setAsked('unlock')}>{m.gates_back_to_open()}</Button>
                <Button variant="primary" onClick={() => setAsked('decide')}>
                  {m.gates_decide_round()}
                </Button>
              </>
            )}
            {state === 'decided' && (
              <Button onClick={() => setAsked('reopen')}>{m.gates_back_to_deliberation()}</Button>
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
