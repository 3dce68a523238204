import { berlinDay, dateTimeInWords } from '@grow/core/time';
import type { CheckInScanResult, CheckInVerdict } from '@grow/core/check-in';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';
import { textIn } from '../event';

/** How a verdict looks and sounds; `asking` makes no sound. */
export type ResultTone = 'good' | 'caution' | 'bad' | 'asking';

const tones: Record<CheckInVerdict['kind'], ResultTone> = {
  let_in: 'good',
  again: 'caution',
  waiting: 'caution',
  cancelled: 'caution',
  online: 'caution',
  taken_back: 'asking',
  called_off: 'bad',
  too_early: 'caution',
  unlisted: 'caution',
  other_event: 'bad',
  unknown: 'bad',
  foreign: 'bad',
  refused: 'bad',
  asking: 'asking',
};

/** How a result looks; what was taken back is neither good nor bad. */
export const toneOf = ({
  verdict,
  isTakenBack,
}: Pick<CheckInScanResult, 'verdict' | 'isTakenBack'>): ResultTone =>
  isTakenBack ? 'asking' : tones[verdict.kind];

/** The hour alone, where it is today's: 18:04; else Sun 8 Dec, 18:04. */
export function hourInWords(at: Date, now: Date, locale: Locale): string {
  const words = dateTimeInWords(at, locale);
  const time = words.split(', ')[1];
  return time !== undefined && berlinDay(at) === berlinDay(now) ? time : words;
}

type VerdictWords = { readonly title: string; readonly detail: string | undefined };

function againWords(
  since: Date | undefined,
  desk: string | undefined,
  now: Date,
  locale: Locale,
): VerdictWords {
  return {
    title: since ? m.check_in_again_at({ time: hourInWords(since, now, locale) }) : m.check_in_again(),
    detail: desk === undefined ? undefined : m.check_in_again_desk({ desk }),
  };
}

const takenBackWords = (): VerdictWords => ({
  title: m.check_in_taken_back(),
  detail: m.check_in_taken_back_detail(),
});

/** What is said about a verdict. */
function verdictWords(verdict: CheckInVerdict, now: Date, locale: Locale): VerdictWords {
  switch (verdict.kind) {
    case 'let_in':
      return { title: m.check_in_let_in(), detail: undefined };
    case 'again':
      return againWords(verdict.since, verdict.desk, now, locale);
    case 'waiting':
      return { title: m.check_in_waiting_list(), detail: m.check_in_waiting_list_detail() };
    case 'cancelled':
      return { title: m.check_in_cancelled(), detail: m.check_in_cancelled_detail() };
    case 'online':
      return { title: m.check_in_online_seat(), detail: m.check_in_online_seat_detail() };
    case 'taken_back':
      return takenBackWords();
    case 'called_off':
      return { title: m.check_in_event_cancelled(), detail: m.check_in_event_cancelled_detail() };
    case 'too_early':
      return { title: m.check_in_too_early(), detail: m.check_in_too_early_detail() };
    case 'other_event': {
      const { event } = verdict;
      const detail =
        event === undefined
          ? m.check_in_other_event_detail()
          : m.check_in_other_event_named({ event: textIn(event) });
      return { title: m.check_in_other_event(), detail };
    }
    case 'unknown':
      return { title: m.check_in_unknown(), detail: m.check_in_unknown_detail() };
    case 'foreign':
      return { title: m.check_in_unknown(), detail: m.check_in_foreign_detail() };
    case 'unlisted':
      return { title: m.check_in_unlisted(), detail: m.check_in_unlisted_detail() };
    case 'refused':
      return { title: m.check_in_refused_one(), detail: m.check_in_refused_detail() };
    case 'asking':
      return { title: m.check_in_asking(), detail: m.check_in_asking_detail() };
  }
}

/** What is said about a result, as it stands now. */
export function resultWords(
  { verdict, isTakenBack }: Pick<CheckInScanResult, 'verdict' | 'isTakenBack'>,
  now: Date,
  locale: Locale,
): VerdictWords {
  if (isTakenBack) return takenBackWords();
  return verdictWords(verdict, now, locale);
}

/** A result in a line of a list. */
export function resultLine(result: CheckInScanResult, now: Date, locale: Locale): string {
  const { verdict, isTakenBack } = result;
  if (verdict.kind !== 'again' || isTakenBack || !verdict.since || verdict.desk === undefined)
    return resultWords(result, now, locale).title;
  return m.check_in_again_since({ time: hourInWords(verdict.since, now, locale), desk: verdict.desk });
}

/** Who was scanned; undefined where the code is of nobody here. */
export function resultName({ guest, registrationId, verdict }: CheckInScanResult): string | undefined {
  if (guest) return guest.name;
  const isNobody = registrationId === undefined || ['unknown', 'other_event'].includes(verdict.kind);
  return isNobody ? undefined : m.check_in_nobody();
}

/** A result in one breath, for those who hear it. */
export function resultSpoken(result: CheckInScanResult, now: Date, locale: Locale): string {
  const { title, detail } = resultWords(result, now, locale);
  return [title, result.guest?.name, detail].filter(Boolean).join('. ');
}

const forceable: readonly CheckInVerdict['kind'][] = ['waiting', 'cancelled', 'online', 'unlisted'];

/** Whether an organiser may let somebody in against the verdict. */
export const isForceable = ({ verdict, registrationId, isTakenBack }: CheckInScanResult): boolean =>
  registrationId !== undefined && !isTakenBack && forceable.includes(verdict.kind);

/** Whether a result let somebody in that can be taken back. */
export const isUndoable = ({ verdict, isTakenBack }: CheckInScanResult): boolean =>
  verdict.kind === 'let_in' && !isTakenBack;
