import type { GrowSupabase } from '../db/growSupabase';
import { mutationWithInput, patch, productMutation } from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { TeamProfile } from '../team/Team';
import type { NamedPulse, PulseState } from './Pulse';
import { pulseKeys } from './pulseQueries';
import { pulseRepository } from './pulseRepository';
import type { StillInAnswer, StillInQuestion } from './StillInQuestion';

/** What a member says about the week. */
export interface PulseAnswer {
  readonly teamId: string;
  readonly week: number;
  readonly userId: string;
  readonly state: PulseState;
  readonly note: string;
  /** Who says it, as screens show them. */
  readonly person: TeamProfile | undefined;
  /** When it is said. */
  readonly at: Date;
  /** What they said before, for the way back; undefined for the first answer. */
  readonly before: { readonly state: PulseState; readonly note: string } | undefined;
}

/** An answer to “Still in?”. */
export interface StillInChoice {
  readonly id: string;
  readonly userId: string;
  readonly answer: StillInAnswer;
}

const isOwn = (pulse: NamedPulse, { week, userId, teamId }: PulseAnswer) =>
  pulse.week === week && pulse.userId === userId && pulse.teamId === teamId;

const said = (input: PulseAnswer): NamedPulse => ({
  ...{ id: `${input.userId} ${input.week}`, teamId: input.teamId, week: input.week, userId: input.userId },
  ...{ state: input.state, note: input.state === 'stuck' ? input.note.trim() : '', updatedAt: input.at },
  ...{ readAt: undefined, readBy: undefined, person: input.person, reader: undefined },
});

/** Mutations of check-ins. */
export function pulseMutations(client: GrowSupabase | undefined) {
  const repository = () => pulseRepository(requireClient(client));
  const key = (name: string) => [...pulseKeys.all, name];
  const ofTeam = {
    subject: ({ teamId, week }: PulseAnswer) => `pulse ${teamId} ${week}`,
    invalidates: [pulseKeys.all],
    writes: ({ teamId }: PulseAnswer) => [pulseKeys.team(teamId)],
  };
  const takeBack = productMutation(
    key('takeBack'),
    async ({ week }: PulseAnswer) => repository().takeBack(week),
    {
      ...ofTeam,
      optimistic: (cache, input) =>
        patch<NamedPulse[]>(cache, pulseKeys.team(input.teamId), (pulses) =>
          pulses.filter((pulse) => !isOwn(pulse, input)),
        ),
    },
  );
  const answer = productMutation(
    key('answer'),
    async ({ week, state, note }: PulseAnswer) => repository().answer(week, state, note),
    {
      ...ofTeam,
      optimistic: (cache, input) =>
        patch<NamedPulse[]>(cache, pulseKeys.team(input.teamId), (pulses) => [
          ...pulses.filter((pulse) => !isOwn(pulse, input)),
          said(input),
        ]),
      answer: (cache, saved, input) =>
        patch<NamedPulse[]>(cache, pulseKeys.team(input.teamId), (pulses) =>
          pulses.map((pulse) => (isOwn(pulse, input) ? { ...pulse, ...saved } : pulse)),
        ),
      undo: (_, input): ReturnType<typeof mutationWithInput> =>
        input.before === undefined
          ? mutationWithInput(takeBack, input)
          : mutationWithInput(answer, { ...input, ...input.before, before: undefined }),
    },
  );
  return {
    /** Says how the week goes, or changes it; nothing of it is kept where it cannot be sent. */
    answer,
    /** Takes back what one said about the week. */
    takeBack,
    /** The mentor has read what a team said. */
    markRead: productMutation(key('markRead'), async (teamId: string) => repository().markRead(teamId), {
      subject: (teamId) => `pulses of ${teamId}`,
      invalidates: [pulseKeys.all],
    }),
    /** Says whether one is still in. */
    answerStillIn: productMutation(
      key('answerStillIn'),
      async ({ id, answer: chosen }: StillInChoice) => repository().answerStillIn(id, chosen),
      {
        subject: ({ id }) => `still in ${id}`,
        invalidates: [pulseKeys.all],
        writes: ({ userId }) => [pulseKeys.questions(userId)],
        answer: (cache, saved, { userId }) =>
          patch<StillInQuestion[]>(cache, pulseKeys.questions(userId), (questions) =>
            questions.map((question) => (question.id === saved.id ? saved : question)),
          ),
      },
    ),
  };
}
