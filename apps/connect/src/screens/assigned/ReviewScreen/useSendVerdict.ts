import type { HandInVersion, ReviewedHandIn } from '@grow/core/hand-in';
import { mentorNoteMutations, type NamedMentorNote } from '@grow/core/mentor-note';
import type { Team } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { useState } from 'react';
import { useTeamMembers } from '../../../features/team';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { newAdvice, verdictFault, type ReviewDraft, type VerdictFault } from './reviewDraft';
import { useGivingVerdict } from './useGivingVerdict';

type Sending = {
  team: Team;
  week: number;
  version: HandInVersion;
  reviewed: ReviewedHandIn;
  draft: ReviewDraft;
  /** The weeks that advice can be due in. */
  weeks: readonly number[];
  /** The own private note about the version, as it is stored. */
  storedNote: NamedMentorNote | undefined;
  onCounts: () => void;
};

/** Keeps the private note and gives the verdict; says before what is missing. */
export function useSendVerdict(sending: Sending) {
  const { team, week, version, reviewed, draft, weeks, storedNote, onCounts } = sending;
  const { supabase } = useGrowClient();
  const [ids] = useState(() => ({ note: crypto.randomUUID(), advice: crypto.randomUUID() }));
  const [fault, setFault] = useState<VerdictFault>();
  const notes = mentorNoteMutations(supabase);
  const saving = useProductMutation(notes.save, { words: { failed: m.note_not_kept() } });
  const removing = useProductMutation(notes.remove, { words: { failed: m.note_not_removed() } });
  const members = useTeamMembers(team.id);
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
    const typed = text === '' ? [] : [newAdvice(text, weeks, ids.advice)];
    // Who left the team since they were named is nobody's owner any more.
    const isOwner = (id: string | undefined) => members.data?.some(({ userId }) => userId === id) ?? true;
    const given = [...advice, ...typed].map((one) =>
      isOwner(one.assignedTo) ? one : { ...one, assignedTo: undefined },
    );
    if (missing || !decision || saving.isBusy || giving.isBusy) return false;
    try {
      await keepNote();
      await giving.send({ ...reviewed, decision, note, advice: given });
      return true;
    } catch {
      // Somebody who is named may have left.
      void members.refetch();
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
