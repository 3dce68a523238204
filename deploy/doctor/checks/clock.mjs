// Whether the clock does what the guide schedules: each job there, on, in time and without failing.
import { missing, notAsked, ok, warning } from '../finding.mjs';
import { isLoopback } from '../isLoopback.mjs';
import { longestGap } from '../schedule.mjs';
import { clockGuide, withoutFacts } from './database.mjs';

/** What a turn may come late by on top of one that was left out. */
const SLACK_MS = 120_000;

const ago = (milliseconds) => {
  const minutes = Math.round(milliseconds / 60_000);
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
};

function checkJob({ name, schedule }, found, askedAt) {
  const check = `clock ${name}`;
  const again = `Run its cron.schedule again: ${clockGuide}.`;
  if (!found) return missing(check, 'It is not scheduled.', again);
  if (!found.is_active) return missing(check, 'It is switched off.', again);
  const { last_run: last } = found;
  if (!last)
    return warning(
      check,
      'It has not run yet.',
      'Ask again once its time has come; the schedules are in UTC.',
    );
  if (last.status === 'failed')
    return missing(
      check,
      `It failed last time: ${last.message ?? 'without a word'}`.trim().replace(/\.?$/, '.'),
      `${clockGuide}; what failed stands in cron.job_run_details.`,
    );
  const silence = askedAt - Date.parse(last.started_at);
  if (silence > 2 * longestGap(found.schedule) + SLACK_MS)
    return missing(
      check,
      `It ran ${ago(silence)} ago, and should by “${found.schedule}”.`,
      'Restart the project’s database: pg_cron runs in it. ' + again,
    );
  if (found.schedule !== schedule)
    return warning(check, `It is scheduled as “${found.schedule}” instead of “${schedule}”.`, again);
  return null;
}

/** @returns {import('../finding.mjs').Finding[]} one for each job that is not as it should be, or one for all */
export function checkClock(answers, { jobs }) {
  const reason = withoutFacts('clock', answers);
  if (reason) return [reason];
  const { clock, asked_at: askedAt } = answers.project.facts.json;
  if (clock === null)
    return [
      // The local backend has another clock, which needs no setting up.
      isLoopback(new URL(answers.url))
        ? notAsked('clock', 'The local backend has a clock of its own.', 'Nothing: it runs with the backend.')
        : missing('clock', 'The extension pg_cron is off, so nothing happens by itself.', clockGuide),
    ];
  const found = new Map(clock.map((job) => [job.name, job]));
  const faults = jobs.map((job) => checkJob(job, found.get(job.name), Date.parse(askedAt))).filter(Boolean);
  return faults.length > 0 ? faults : [ok('clock', `All ${jobs.length} jobs run in time.`)];
}
