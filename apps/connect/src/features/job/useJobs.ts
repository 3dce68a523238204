import { bulkKeys } from '@grow/core/bulk';
import { isJobUnderWay, jobMutations, jobQueries, type Job } from '@grow/core/job';
import { profileKeys } from '@grow/core';
import { enabledWhile } from '@grow/core/query';
import { teamKeys } from '@grow/core/team';
import { useGrowClient, useLocale } from '@grow/shell';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useProductMutation } from '../../mutation';
import { m } from '../../paraglide/messages';
import { jobTitle } from './jobWords';

/** How often a job that is under way is looked at, and the list of them where none is. */
const WATCH_MS = 1_000;
const REFRESH_MS = 15_000;

/** The newest jobs, read again while one of them is under way. */
export function useJobs() {
  const { supabase } = useGrowClient();
  return useQuery({
    ...jobQueries(supabase).list(),
    refetchInterval: ({ state }) => (state.data?.some(isJobUnderWay) ? WATCH_MS : REFRESH_MS),
  });
}

/** One job, watched until it ended; then lists of people and teams are read anew. */
export function useJob(id: string | undefined) {
  const { supabase } = useGrowClient();
  const queryClient = useQueryClient();
  const found = useQuery({
    ...enabledWhile(id !== undefined, jobQueries(supabase).detail(id ?? '')),
    refetchInterval: ({ state }) => (state.data && isJobUnderWay(state.data) ? WATCH_MS : false),
    placeholderData: keepPreviousData,
  });
  const [watched, setWatched] = useState<string>();
  const job = found.data;
  const isUnderWay = job ? isJobUnderWay(job) : false;
  if (job && isUnderWay && watched !== job.id) setWatched(job.id);
  const noticeEnd = useEffectEvent(() => {
    for (const queryKey of [profileKeys.lists, teamKeys.all, bulkKeys.views])
      void queryClient.invalidateQueries({ queryKey });
  });
  const hasEnded = job !== undefined && job !== null && !isUnderWay && watched === job.id;
  useEffect(() => {
    if (hasEnded) noticeEnd();
  }, [hasEnded]);
  return found;
}

/** For whom a job did nothing, and why; read once it ended. */
export function useLeftOut(job: Job) {
  const { supabase } = useGrowClient();
  return useQuery(enabledWhile(!isJobUnderWay(job), jobQueries(supabase).leftOut(job.id)));
}

/** What can be done with a job; `onUndoing` gets the job that takes it back. */
export function useJobActions(job: Job, onUndoing?: (id: string) => void) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const mutations = jobMutations(supabase);
  const title = jobTitle(job, locale);
  return {
    stop: useProductMutation(mutations.stop, {
      words: { done: m.job_was_stopped({ title }), failed: m.job_not_stopped({ title }) },
    }),
    resume: useProductMutation(mutations.resume, {
      words: { done: m.job_resumed({ title }), failed: m.job_not_resumed({ title }) },
    }),
    undo: useProductMutation(mutations.undo, {
      words: { failed: m.job_not_undone({ title }) },
      onDone: (id) => onUndoing?.(id),
    }),
  };
}
