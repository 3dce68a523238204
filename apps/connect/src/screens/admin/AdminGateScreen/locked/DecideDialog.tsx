import { gateProtocolText, releaseMutations, undecidedTeams } from '@grow/core/gate';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Dialog, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { gateNamesOf, lateWords, namesWords, type RankedRound } from '../../../../features/gate';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FormFailure } from '../../../../shared/failure';
import { Sentences } from '../../../../shared/page';

const Facts = styled.div`
  margin: 20px 0 16px;
`;

type DecideDialogProps = { round: RankedRound; isOpen: boolean; onClose: () => void };

/** What is fixed by deciding, and what to look at before: teams that nobody decided about stop it, the rest is said. */
export function DecideDialog({ round, isOpen, onClose }: DecideDialogProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [failure, setFailure] = useState<unknown>();
  const deciding = useProductMutation(releaseMutations(supabase).decideRound, { waits: true });
  const { results, ranking, decisions } = round;
  const names = gateNamesOf(results);
  const number = (value: number) => value.toLocaleString(locale);
  const named = (ids: readonly string[]) => namesWords(ids.map(names.team), locale);
  const open = undecidedTeams(decisions);
  const count = (decision: string) => decisions.filter((one) => one.decision === decision).length;
  const byHand = decisions.filter(({ by }) => by === 'override').map(({ teamId }) => teamId);
  const spoken = new Set(
    results.ballots.flatMap(({ teamId, commentTeam, isCommentHeld }) =>
      commentTeam !== '' && !isCommentHeld ? [teamId] : [],
    ),
  );
  const silent = results.teams.filter(({ id }) => !spoken.has(id)).map(({ id }) => id);
  const facts = [
    m.gates_decide_counts({
      on: number(count('on')),
      waiting: number(count('waiting')),
      out: number(count('out')),
    }),
    byHand.length > 0 ? m.gates_decide_hand({ teams: named(byHand) }) : m.gates_decide_no_hand(),
    silent.length > 0 ? m.gates_decide_silent({ teams: named(silent) }) : m.gates_decide_all_spoken(),
    ...(results.late.length > 0 ? [lateWords(results.late.length, locale)] : []),
  ];
  const decide = async () => {
    setFailure(undefined);
    try {
      const content = gateProtocolText(results, ranking, decisions);
      await deciding.send({ roundId: results.round.id, content });
      onClose();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={m.gates_decide_round_title()}
      actions={
        <>
          <Button onClick={onClose}>{m.orga_keep()}</Button>
          <Button
            variant="primary"
            disabled={open.length > 0}
            isBusy={deciding.isBusy}
            busyLabel={m.orga_busy()}
            onClick={() => void decide()}
          >
            {m.gates_decide_round()}
          </Button>
        </>
      }
    >
      <Text step="ui">{m.gates_decide_round_detail()}</Text>
      <Facts>
        <Sentences sentences={facts} />
      </Facts>
      {open.length > 0 && (
        <Text step="ui" tone="caution">
          {m.gates_decide_open({ teams: named(open) })}
        </Text>
      )}
      <FormFailure failure={failure} />
    </Dialog>
  );
}
