import { requestKeys, type RequestOfTeam } from '@grow/core';
import { useToast } from '@grow/ui';
import { useState } from 'react';
import { useFailureToast, useOptimisticList, useTeamDeeds } from '../../features/team';
import { useRequestDeeds } from '../../features/teamRequest';
import { useUndoable } from '../../features/undo';
import { m } from '../../paraglide/messages';
import { requestName } from './requestName';

/** What a team does about a request. What is declined or withdrawn goes at once and can be taken back. */
export function useRequestAnswers(teamId: string, request: RequestOfTeam) {
  const { id } = request;
  const toast = useToast();
  const failed = useFailureToast();
  const deeds = useRequestDeeds();
  const { remind } = useTeamDeeds();
  const { start } = useUndoable();
  const changed = useOptimisticList<RequestOfTeam>(requestKeys.team(teamId));
  const [isBusy, setBusy] = useState(false);
  const name = requestName(request);
  const without = (requests: readonly RequestOfTeam[]) => requests.filter((one) => one.id !== id);

  const run = (work: Promise<unknown>, done: { title: string; description: string }, notDone: string) => {
    setBusy(true);
    work
      .then(
        () => void toast.show({ status: 'success', ...done }),
        (error: unknown) => failed(notDone, error),
      )
      .finally(() => setBusy(false));
  };

  return {
    isBusy,
    takeOn: () =>
      run(
        deeds.answer(id, true),
        { title: m.team_taken_on({ name }), description: m.team_taken_on_detail() },
        m.team_not_taken_on({ name }),
      ),
    remind: () =>
      run(
        remind(id),
        { title: m.team_reminded_now({ name }), description: m.team_reminded_now_detail() },
        m.team_not_reminded({ name }),
      ),
    decline: () =>
      void start({
        run: () => changed(without, () => deeds.answer(id, false)),
        undo: () => deeds.reopen(id),
        words: {
          done: m.team_declined({ name }),
          detail: m.team_declined_detail(),
          failed: m.team_not_declined({ name }),
          undone: m.team_request_stands({ name }),
          notUndone: m.team_request_stays_closed({ name }),
        },
      }),
    withdraw: () =>
      void start({
        run: () => changed(without, () => deeds.withdraw(id)),
        undo: () => deeds.reopen(id),
        words: {
          done: m.team_invite_withdrawn({ name }),
          detail: m.team_invite_withdrawn_detail(),
          failed: m.team_invite_not_withdrawn({ name }),
          undone: m.team_invite_stands({ name }),
          notUndone: m.team_invite_stays_withdrawn({ name }),
        },
      }),
  };
}
