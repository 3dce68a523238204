import { teamRequestMutations, type ReceivedTeamRequest } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { personName } from '../people';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';

/** Who a request is about: a person, the address one typed oneself, or somebody whose address others typed. */
export function requestName({ person, email }: ReceivedTeamRequest): string {
  return person ? personName(person) : (email ?? m.team_invited_somebody());
}

/** What a team does about a request. What is declined or withdrawn goes at once and can be taken back. */
export function useRequestAnswers(request: ReceivedTeamRequest) {
  const { id } = request;
  const { supabase } = useGrowClient();
  const { accept, remind, decline, withdraw } = teamRequestMutations(supabase);
  const name = { name: requestName(request) };
  const takingOn = useProductMutation(accept, {
    words: {
      done: m.team_taken_on(name),
      detail: m.team_taken_on_detail(),
      failed: m.team_not_taken_on(name),
    },
  });
  const reminding = useProductMutation(remind, {
    words: {
      done: m.team_reminded_now(name),
      detail: m.team_reminded_now_detail(),
      failed: m.team_not_reminded(name),
    },
  });
  const declining = useProductMutation(decline, {
    words: {
      done: m.team_declined(name),
      detail: m.team_declined_detail(),
      failed: m.team_not_declined(name),
      undone: m.team_request_restored(name),
      notUndone: m.team_request_stays_closed(name),
    },
  });
  const withdrawing = useProductMutation(withdraw, {
    words: {
      done: m.team_invite_withdrawn(name),
      detail: m.team_invite_withdrawn_detail(),
      failed: m.team_invite_not_withdrawn(name),
      undone: m.team_invite_restored(name),
      notUndone: m.team_invite_stays_withdrawn(name),
    },
  });
  return {
    isBusy: takingOn.isBusy || reminding.isBusy,
    takeOn: () => takingOn.run(id),
    remind: () => reminding.run(id),
    decline: () => declining.run(id),
    withdraw: () => withdrawing.run(id),
  };
}
