import type { RoundKind } from '@grow/core/round';
import type { GateDecision } from '@grow/core/ranking';
import { dateInWords } from '@grow/core/time';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';

/** What the words of a result depend on. */
export interface ResultInput {
  readonly kind: RoundKind;
  readonly decision: GateDecision;
  readonly team: string;
  /** How many go on, of how many. */
  readonly onCount: number;
  readonly teamCount: number;
  readonly waitingUntil: Date | undefined;
}

/** What a team reads: the fact, one sentence, and what follows. The same words stand on its page and in the organisers' preview. */
export function resultWords(input: ResultInput, locale: Locale) {
  const { kind, decision, team, onCount, teamCount, waitingUntil } = input;
  const options = { locale };
  const count = { team, on: onCount.toLocaleString(locale), teams: teamCount.toLocaleString(locale) };
  const day = waitingUntil ? dateInWords(waitingUntil, locale) : '';
  if (decision === 'waiting')
    return {
      title: m.gates_result_waiting(count, options),
      lead: m.gates_result_waiting_lead(count, options),
      next: waitingUntil
        ? m.gates_result_waiting_until({ day }, options)
        : m.gates_result_waiting_open({}, options),
    };
  if (kind === 'final')
    return {
      on: {
        title: m.gates_result_final_on(count, options),
        lead: m.gates_result_final_on_lead(count, options),
        next: m.gates_result_final_on_next(count, options),
      },
      out: {
        title: m.gates_result_final_out(count, options),
        lead: m.gates_result_final_out_lead(count, options),
        next: m.gates_result_final_out_next(count, options),
      },
    }[decision];
  return {
    on: {
      title: m.gates_result_on(count, options),
      lead: m.gates_result_on_lead(count, options),
      next: m.gates_result_on_next(count, options),
    },
    out: {
      title: m.gates_result_out(count, options),
      lead: m.gates_result_out_lead(count, options),
      next: m.gates_result_out_next(count, options),
    },
  }[decision];
}
