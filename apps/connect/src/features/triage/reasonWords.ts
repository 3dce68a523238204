import { agoInWords, dateTimeInWords, dayInWords } from '@grow/core/time';
import type { ContactKind, TriageReason } from '@grow/core/triage';
import type { Locale } from '@grow/shell';
import { m } from '../../paraglide/messages';

const DAY_MS = 86_400_000;

/** How a mentor was in contact, in words. */
export const contactWords: Record<ContactKind, () => string> = {
  review: m.triage_contact_review,
  note: m.triage_contact_note,
  meeting: m.triage_contact_meeting,
  advice: m.triage_contact_advice,
};

/** A reason in words: what it is, then since when. */
type ReasonWords = { readonly lead: string; readonly detail: string };

/** A reason why a team needs its mentor, in words. */
export function reasonWords(reason: TriageReason, now: Date, locale: Locale): ReasonWords {
  const since = dateTimeInWords(reason.since, locale);
  const day = dayInWords(reason.since, locale);
  const days = Math.floor((now.getTime() - reason.since.getTime()) / DAY_MS);
  switch (reason.code) {
    case 'stuck':
      return {
        lead: m.triage_stuck({ since }),
        detail: reason.note === '' ? m.triage_stuck_wordless() : m.triage_quote({ text: reason.note }),
      };
    case 'no_pulse': {
      const said = {
        on_track: m.triage_last_pulse_on_track({ since: day }),
        stuck: m.triage_last_pulse_stuck({ since: day }),
      };
      return {
        lead: m.triage_no_pulse({ days }),
        detail: reason.state ? said[reason.state] : m.triage_no_pulse_yet(),
      };
    }
    case 'hand_in_missed': {
      const { week, count } = reason;
      return count === 1
        ? { lead: m.triage_missed({ week }), detail: m.triage_missed_since({ since }) }
        : { lead: m.triage_missed_more({ count }), detail: m.triage_missed_since_more({ week, since }) };
    }
    case 'hand_in_late': {
      const until = dateTimeInWords(reason.until, locale);
      return { lead: m.triage_late({ week: reason.week }), detail: m.triage_late_until({ since, until }) };
    }
    case 'revision_overdue':
      return { lead: m.triage_revision({ week: reason.week }), detail: m.triage_revision_since({ since }) };
    case 'handed_in_late':
      return { lead: m.triage_came_late({ week: reason.week }), detail: m.triage_handed_in({ since }) };
    case 'hand_in_waiting': {
      const { week, count } = reason;
      const ago = agoInWords(reason.since, now, locale);
      return count === 1
        ? { lead: m.triage_waiting({ week }), detail: m.triage_waiting_since({ since, ago }) }
        : { lead: m.triage_waiting_more({ count }), detail: m.triage_waiting_since_more({ week, since }) };
    }
    case 'no_contact':
      return reason.kind === undefined
        ? { lead: m.triage_contact_none(), detail: m.triage_contact_none_since({ since: day }) }
        : {
            lead: m.triage_contact({ ago: agoInWords(reason.since, now, locale) }),
            detail: m.triage_contact_since({ since: day, kind: contactWords[reason.kind]() }),
          };
    case 'items_overdue':
      return { lead: m.triage_items({ count: reason.count }), detail: m.triage_items_since({ since: day }) };
    case 'note_missing':
      return reason.count === 1
        ? { lead: m.triage_note_missing(), detail: m.triage_note_missing_since({ since }) }
        : {
            lead: m.triage_notes_missing({ count: reason.count }),
            detail: m.triage_items_since({ since: day }),
          };
  }
}
