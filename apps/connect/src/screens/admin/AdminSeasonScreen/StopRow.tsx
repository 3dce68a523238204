import { enabledWhile } from '@grow/core/query';
import { dangerMutations, dangerQueries, type SeasonSettings } from '@grow/core/season-admin';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProofDialog } from '../../../features/security';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { Sentences } from '../../../shared/page';
import { FailedPart } from '../../../shared/state';
import { restartInWords, stopInWords } from './dangerWords';
import { DangerRow } from './DangerRow';

/** Stops the season, or starts it again while that is possible; what it does stands there before. */
export function StopRow({ settings: { season, stoppedAt }, now }: { settings: SeasonSettings; now: Date }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [isAsked, setAsked] = useState(false);
  const { label, id, version } = season;
  const isStopped = stoppedAt !== undefined;
  const preview = useQuery(enabledWhile(isAsked || isStopped, dangerQueries(supabase).stop(id)));
  const mutations = dangerMutations(supabase);
  const stopping = useProductMutation(mutations.stop, { words: { done: m.season_stop_done({ label }) } });
  const restarting = useProductMutation(mutations.restart, {
    words: { done: m.season_restart_done({ label }) },
  });
  const { stop, restart } = preview.data ?? {};
  const action = isStopped ? m.season_restart({ label }) : m.season_stop({ label });
  const isLate = restart !== undefined && now >= restart.until;
  const stoppedWords = { time: stoppedAt ? dateTimeInWords(stoppedAt, locale) : '' };
  const untilWords = restart && { until: dateTimeInWords(restart.until, locale) };
  const sentences = isStopped
    ? restart && restartInWords(restart, locale)
    : stop && stopInWords(stop, locale);
  return (
    <>
      <DangerRow
        title={isStopped ? m.season_stopped_title(stoppedWords) : m.season_stop_title()}
        detail={
          isStopped
            ? untilWords && (isLate ? m.season_restart_over(untilWords) : m.season_restart_detail(untilWords))
            : m.season_stop_detail()
        }
        action={
          <Button
            variant={isStopped ? 'secondary' : 'danger'}
            disabled={isLate}
            onClick={() => setAsked(true)}
          >
            {action}
          </Button>
        }
      />
      <ProofDialog
        isOpen={isAsked}
        title={action}
        variant={isStopped ? 'primary' : 'danger'}
        detail={
          sentences ? (
            <Sentences sentences={sentences} />
          ) : (
            preview.isError && <FailedPart error={preview.error} />
          )
        }
        {...(isStopped ? {} : { typed: label })}
        onConfirm={() => (isStopped ? restarting : stopping).send({ id, version })}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
