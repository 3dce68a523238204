import {
  areAllSaved,
  conflictingParts,
  handInMutations,
  missingParts,
  partDraftState,
  shownPart,
  type HandInDrafts,
  type HandInPhase,
  type HandInRecord,
  type PartDraft,
} from '@grow/core/hand-in';
import type { Milestone } from '@grow/core/milestone';
import { inLocale } from '@grow/core/text';
import { timeInWords } from '@grow/core/time';
import { useGrowClient, useLocale, type Locale } from '@grow/shell';
import { AutosaveBar, Button, Dialog, Text, type AutosaveState } from '@grow/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { faultWords } from './DraftPart';

type Parts = ReadonlyMap<string, PartDraft>;

type BarProps = {
  teamId: string;
  milestone: Milestone;
  record: HandInRecord | null;
  phase: HandInPhase;
  drafts: HandInDrafts;
  parts: Parts;
};

/** What the bar says about saving: what needs somebody first, then what goes by itself. */
function savingWords(
  parts: Parts,
  locale: Locale,
): { state: AutosaveState; message: string; detail?: string } {
  const all = [...parts.values()];
  if (conflictingParts(parts).length > 0) {
    return { state: 'blocked', message: m.hand_in_not_saved(), detail: m.hand_in_choose_first() };
  }
  const refused = all.map(faultWords).find((words) => words !== undefined);
  if (refused) return { state: 'blocked', message: m.hand_in_not_saved(), detail: refused };
  const states = all.map(partDraftState);
  const offline = all.find(({ problem }) => problem?.kind === 'offline')?.problem;
  if (offline?.kind === 'offline' && states.includes('offline')) {
    return {
      state: 'offline',
      message: m.hand_in_offline({ time: timeInWords(offline.since, locale) }),
      detail: m.hand_in_offline_detail(),
    };
  }
  if (states.includes('session')) {
    return { state: 'offline', message: m.hand_in_session_over(), detail: m.hand_in_session_over_detail() };
  }
  if (states.includes('typed') || states.includes('saving')) {
    return { state: 'saving', message: m.hand_in_saving() };
  }
  const times = all.flatMap(({ saved }) => saved.writtenAt?.getTime() ?? []);
  if (times.length === 0) return { state: 'saved', message: m.hand_in_nothing_written() };
  return {
    state: 'saved',
    message: m.hand_in_saved({ time: timeInWords(new Date(Math.max(...times)), locale) }),
  };
}

/** What the button says. */
function actionWords(phase: HandInPhase, title: string): string {
  if (phase === 'late') return m.hand_in_action_late();
  if (phase === 'changes_requested' || phase === 'replaceable') return m.hand_in_action_again();
  return m.hand_in_action({ title });
}

/** How far saving is, what is missing, and the button that hands in; Ctrl S saves, Ctrl Enter hands in. */
export function HandInBar({ teamId, milestone, record, phase, drafts, parts }: BarProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const valueOf = (key: string) => {
    const draft = parts.get(key);
    return draft && shownPart(draft);
  };
  const missing = missingParts(milestone.parts, valueOf).map(({ label }) => inLocale(label, locale));
  const handIn = useProductMutation(handInMutations(supabase, teamId, milestone.id).handIn, {
    words: {
      done: (version) => m.hand_in_done({ version: version.number }),
      detail: (version) => (version.isComplete ? undefined : m.hand_in_done_incomplete()),
      failed: () => m.hand_in_failed(),
    },
  });

  async function send() {
    setAsking(false);
    setWaiting(true);
    await drafts.flush();
    setWaiting(false);
    const now = drafts.getSnapshot();
    // What could not be saved is said in the bar, and is not handed in without it.
    if (!areAllSaved(now)) return;
    const versions = [...now].flatMap(([key, { saved }]) =>
      saved.version > 0 ? [[key, saved.version]] : [],
    );
    handIn.run(Object.fromEntries(versions) as Record<string, number>);
  }

  const handOver = () => {
    if (missing.length > 0) setAsking(true);
    else void send();
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.key.toLowerCase() === 's') {
      event.preventDefault();
      void drafts.flush();
    } else if (event.key === 'Enter' && !isAsking) {
      event.preventDefault();
      handOver();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const words = savingWords(parts, locale);
  const missingWords = () => {
    if (missing.length === 0) return m.hand_in_all_ready();
    if (missing.length === 1) return m.hand_in_one_missing({ part: missing[0] ?? '' });
    return m.hand_in_missing({ count: missing.length, parts: missing.join(', ') });
  };
  return (
    <>
      <AutosaveBar
        {...words}
        detail={words.detail ?? missingWords()}
        action={
          <Button
            variant="primary"
            isBusy={isWaiting || handIn.isBusy}
            busyLabel={m.hand_in_sending()}
            onClick={handOver}
          >
            {actionWords(phase, inLocale(milestone.title, locale))}
          </Button>
        }
      />
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={m.hand_in_incomplete_title()}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{m.hand_in_incomplete_back()}</Button>
            <Button variant="primary" onClick={() => void send()}>
              {m.hand_in_incomplete_action()}
            </Button>
          </>
        }
      >
        <Text>{missingWords()}</Text>
        <Text tone="muted">
          {record?.isLate === undefined ? m.hand_in_incomplete_detail() : m.hand_in_incomplete_again()}
        </Text>
      </Dialog>
    </>
  );
}
