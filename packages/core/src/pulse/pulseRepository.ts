import type { GrowSupabase, ReadOptions } from '../db/growSupabase';
import { readList } from '../db/read';
import { guard, unwrap, unwrapOptional } from '../errors/unwrap';
import { peopleOf } from '../team/teamPeople';
import { pulseFromRow, type NamedPulse, type Pulse, type PulseState } from './Pulse';
import { stillInQuestionFromRow, type StillInAnswer, type StillInQuestion } from './StillInQuestion';

/** Five people in eleven weeks, and those of teams that were merged. */
const MOST = 200;

/** Check-ins. Every call throws only AppError. */
export function pulseRepository(client: GrowSupabase) {
  return {
    /** What was said in a team and in those that were merged into it, with names. @throws AppError `malformed_row` */
    async listOfTeam(teamId: string, { signal }: ReadOptions = {}): Promise<NamedPulse[]> {
      return guard(async () => {
        const query = client.rpc('team_pulses', { p_team_id: teamId }).limit(MOST);
        const pulses = await readList(query, pulseFromRow, signal);
        const ids = pulses.flatMap(({ userId, readBy }) => [userId, readBy]);
        const people = await peopleOf(client, ids, signal);
        return pulses.map((pulse) => ({
          ...pulse,
          person: people.get(pulse.userId),
          reader: people.get(pulse.readBy ?? ''),
        }));
      }, signal);
    },

    /** A member says how the week goes, or changes it. @throws AppError `pulse_closed`, `not_in_team`, `team_ended` */
    answer: async (week: number, state: PulseState, note: string): Promise<Pulse> =>
      guard(async () =>
        pulseFromRow(
          unwrap(await client.rpc('answer_pulse', { p_week: week, p_state: state, p_note: note.trim() })),
        ),
      ),

    /** Takes back what the caller said about the week. @throws AppError `pulse_closed`, `not_in_team`, `team_ended` */
    takeBack: async (week: number): Promise<void> =>
      guard(async () => {
        unwrapOptional(await client.rpc('take_back_pulse', { p_week: week }));
      }),

    /** The mentor has read what the team said; how much was new. @throws AppError `forbidden` for anybody else */
    markRead: async (teamId: string): Promise<number> =>
      guard(async () => unwrap(await client.rpc('read_pulses', { p_team_id: teamId }))),

    /** What somebody is asked after ten silent days, the newest first. @throws AppError `malformed_row` */
    async listQuestions(userId: string, { signal }: ReadOptions = {}): Promise<StillInQuestion[]> {
      const query = client
        .from('still_in_questions')
        .select('id, team_id, user_id, silent_since, asked_at, answer')
        .eq('user_id', userId)
        .order('asked_at', { ascending: false })
        .limit(5);
      return readList(query, stillInQuestionFromRow, signal);
    },

    /** What the members of a team said to it; for its mentor and organisers. @throws AppError `malformed_row` */
    async listAnswers(teamId: string, { signal }: ReadOptions = {}): Promise<StillInQuestion[]> {
      const query = client
        .from('still_in_questions')
        .select('id, team_id, user_id, silent_since, asked_at, answer')
        .eq('team_id', teamId)
        .order('asked_at', { ascending: false })
        .limit(50);
      return readList(query, stillInQuestionFromRow, signal);
    },

    /** Says whether one is still in; nothing else follows. @throws AppError `not_found`, `not_in_team` */
    answerStillIn: async (id: string, answer: StillInAnswer): Promise<StillInQuestion> =>
      guard(async () =>
        stillInQuestionFromRow(unwrap(await client.rpc('answer_still_in', { p_id: id, p_answer: answer }))),
      ),
  };
}
