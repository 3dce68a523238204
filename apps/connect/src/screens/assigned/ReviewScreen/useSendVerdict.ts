import type { HandInVersion, ReviewedHandIn } from '@grow/core/hand-in';
import { mentorNoteMutations, type NamedMentorNote } from '@grow/core/mentor-note';
import type { Team } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { verdictFault, type ReviewDraft, type VerdictFault } from './reviewDraft';
import { useGivingVerdict } from './useGivingVerdict';

type Sending = {
  team: Team;
  week: number;
  version: HandInVersion;
  reviewed: ReviewedHandIn;
  draft: ReviewDraft;
  /** The own private note about the version, as it is stored. */
  storedNote: NamedMentorNote | undefined;
  onCounts: () => void;
};

/** Keeps the private note and gives the verdict; says before what is missing. */
export function useSendVerdict(sending: Sending) {
  const { team, week, version, reviewed, draft, storedNote, onCounts } = sending;
  const { supabase } = useGrowClient();
  const [ids] = useState(() => ({ note: crypto.randomUUID(), advice: crypto.randomUUID() }));
  const [fault, setFault] = useState<VerdictFault>();
  const notes = mentorNoteMutations(supabase);
  const saving = useProductMutation(notes.save, { words: { failed: m.note_not_kept() } });
  const removing = useProductMutation(notes.remove, { words: { failed: m.note_not_removed() } });
  const giving = useGivingVerdict({ team, week, onCounts });

  async function keepNote(): Promise<void> {
    const text = draft.privateNote?.trim();
    if (text === undefined || text === (storedNote?.text ?? '')) return;
    if (text !== '') {
      const id = storedNote?.id ?? ids.note;
      await saving.send({ id, teamId: team.id, versionId: version.id, text });
    } else if (storedNote) await removing.send(storedNote);
  }

  /** Resolves to whether the verdict was given; toasts say why not. */
  async function send(): Promise<boolean> {
    const missing = verdictFault(draft);
    setFault(missing);
    const { decision, note = '', advice = [], typedAdvice = '' } = draft;
    const text = typedAdvice.trim();
    const typed = text === '' ? [] : [{ id: ids.advice, text, dueWeek: undefined }];
    if (missing || !decision || saving.isBusy || giving.isBusy) return false;
    try {
      await keepNote();
      await giving.send({ ...reviewed, decision, note, advice: [...advice, ...typed] });
      return true;
    } catch {
      return false;
    }
  }
  return {
    send,
    isBusy: saving.isBusy || removing.isBusy || giving.isBusy,
    fault,
    clearFault: () => setFault(undefined),
  };
}
