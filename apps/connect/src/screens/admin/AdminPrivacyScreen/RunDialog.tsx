import { privacyMutations, type RetentionLine, type RetentionRun } from '@grow/core/privacy';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import { useRef, useState } from 'react';
import { ProofDialog } from '../../../features/security';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { foundInWords, removedInWords, ruleWords } from './retentionWords';

type RunDialogProps = {
  /** Undefined while nothing is asked. */
  line: RetentionLine | undefined;
  onClose: () => void;
};

/** Removes what a look found, piece after piece; it can be stopped, and the pieces that went are proven. */
export function RunDialog({ line, onClose }: RunDialogProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [progress, setProgress] = useState<RetentionRun>();
  const isStopped = useRef(false);
  const look = line?.lastLook;
  const what = line ? ruleWords[line.rule]() : '';
  const running = useProductMutation(privacyMutations(supabase).removeExpired, {
    words: { done: (run) => `${what}: ${removedInWords(run, locale)}` },
  });
  const stop = () => {
    isStopped.current = true;
  };
  const close = () => {
    stop();
    setProgress(undefined);
    onClose();
  };
  return (
    <ProofDialog
      isOpen={look !== undefined}
      title={m.retention_remove_title({ what })}
      action={m.retention_remove({ count: (look?.found ?? 0).toLocaleString(locale) })}
      detail={
        <>
          <Text>{look && `${foundInWords(look, locale)}. ${m.retention_remove_detail()}`}</Text>
          <div role="status">
            {progress && (
              <Text step="ui">
                {m.retention_progress({
                  count: progress.removed.toLocaleString(locale),
                  found: progress.found.toLocaleString(locale),
                })}
              </Text>
            )}
          </div>
          {progress && !progress.finishedAt && (
            <Button size="sm" onClick={stop}>
              {m.retention_stop()}
            </Button>
          )}
        </>
      }
      onConfirm={async () => {
        isStopped.current = false;
        if (!look) return;
        await running.send({
          ...{ id: crypto.randomUUID(), lookId: look.id },
          ...{ isStopped: () => isStopped.current, onProgress: setProgress },
        });
      }}
      onClose={close}
    />
  );
}
