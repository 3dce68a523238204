import { roundAddress } from '@grow/core/round';
import { isRoundLocked, juryQueries, type JuryTask } from '@grow/core/jury';
import { dayInWords, timeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { ButtonLink, NextList, NextRow, Section } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../navigation';
import { gateNames } from '../../gate';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

function detailOf(task: JuryTask): string {
  const counts = { done: task.done, all: task.done + task.toDo };
  if (isRoundLocked(task)) return m.jury_task_locked(counts);
  return task.toDo === 0
    ? m.jury_all_in({ count: counts.done, all: counts.all })
    : m.jury_task_detail(counts);
}

function TaskRow({ task }: { task: JuryTask }) {
  const { locale } = useLocale();
  const { kind, stage, startsAt, toDo } = task;
  return (
    <NextRow
      left={startsAt ? dayInWords(startsAt, locale) : m.jury_task_left()}
      until={[startsAt && timeInWords(startsAt, locale), stage].filter(Boolean).join(', ')}
      title={m.jury_task({ round: gateNames[kind]() })}
      detail={detailOf(task)}
      actions={
        <ButtonLink
          size="sm"
          variant={isRoundLocked(task) || toDo === 0 ? 'secondary' : 'primary'}
          href={fullPath(paths.juryRound(roundAddress(kind)))}
          linkComponent={AppLink}
        >
          {m.jury_task_open()}
        </ButtonLink>
      }
    />
  );
}

/** Rounds in which somebody judges; nothing for all others. */
export function useJuryTasks() {
  const { supabase } = useGrowClient();
  return useQuery(juryQueries(supabase).tasks());
}

/** What a juror has to do, on the dashboard of whoever judges. */
export function JuryTasks() {
  const { data: tasks = [] } = useJuryTasks();
  if (tasks.length === 0) return null;
  return (
    <Section title={m.jury_tasks()} isFlush>
      <NextList>
        {tasks.map((task) => (
          <TaskRow key={task.roundId} task={task} />
        ))}
      </NextList>
    </Section>
  );
}
