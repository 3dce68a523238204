import { AppError } from '@grow/core';
import {
  createHandInDrafts,
  handInKeys,
  handInRepository,
  keptPartFrom,
  partFault,
  watchHandIn,
  type HandInDrafts,
  type HandInRecord,
  type RunningHandInWatch,
  type Writers,
} from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import { useGrowClient, useUserId } from '@grow/shell';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { draftKey, keepDraft, readDraft } from '../../../shared/draft';

const savedParts = (record: HandInRecord | null) =>
  new Map((record?.parts ?? []).map((part) => [part.key, part]));

const none: Writers = new Map();
/** How long after the last key somebody still counts as writing, in milliseconds. */
const WRITES_FOR = 10_000;

/** What this person writes in a hand-in, who else writes there, and what keeps both up to date while the page is open. */
export function useHandInDrafts(milestone: Milestone, teamId: string, record: HandInRecord | null) {
  const client = useGrowClient();
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  const [drafts] = useState(() => openDrafts());
  const [writers, setWriters] = useState(none);
  const watch = useRef<RunningHandInWatch>(undefined);
  const resting = useRef<number>(undefined);
  const parts = useSyncExternalStore(drafts.subscribe, drafts.getSnapshot);

  function openDrafts(): HandInDrafts {
    const keyOf = (part: string) => draftKey(userId, 'hand-in', `${milestone.id}-${part}`);
    return createHandInDrafts(milestone.parts, savedParts(record), {
      clock: client.clock,
      readKept: (part) => readDraft(keyOf(part), keptPartFrom),
      keep: (part, kept) => keepDraft(keyOf(part), kept),
      save: async (key, value, version) => {
        const part = milestone.parts.find((one) => one.key === key);
        const fault = part && partFault(part, value);
        // What the backend would refuse anyway is not sent: somebody is still typing.
        if (fault) throw new AppError('part_invalid', { details: fault });
        return handInRepository(client.supabase).savePart(milestone.id, key, value, version);
      },
    });
  }

  useEffect(() => {
    if (record) drafts.hear(savedParts(record));
  }, [drafts, record]);

  useEffect(() => {
    const running = watchHandIn({
      teamId,
      milestoneId: milestone.id,
      userId,
      openRealtime: client.openRealtime,
      visibility: client.visibility,
      clock: client.clock,
      onChange: () => void queryClient.invalidateQueries({ queryKey: handInKeys.all }),
      onWriters: setWriters,
    });
    watch.current = running;
    return () => {
      watch.current = undefined;
      running.end();
    };
  }, [client, milestone.id, queryClient, teamId, userId]);

  useEffect(() => {
    const leave = () => void drafts.flush();
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const resume = () => drafts.resume();
    window.addEventListener('online', resume);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('online', resume);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [drafts]);

  const write = useCallback((partKey: string | undefined) => {
    window.clearTimeout(resting.current);
    watch.current?.write(partKey);
    if (partKey === undefined) return;
    resting.current = window.setTimeout(() => watch.current?.write(undefined), WRITES_FOR);
  }, []);

  return {
    drafts,
    parts,
    writers,
    /** Says that the person writes in a part, until ten seconds after the last key. */
    write,
  };
}
