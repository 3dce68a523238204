import { seasonState } from '@grow/core/season';
import { dangerQueries, type SeasonSettings } from '@grow/core/season-admin';
import { useGrowClient } from '@grow/shell';
import { Section } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { DemoRow } from './DemoRow';
import { StopRow } from './StopRow';

/** What can be done to everybody at once: the season is stopped or started again, and demo data goes. Nothing where nothing can. */
export function RunningDangerPart({ settings, now }: { settings: SeasonSettings; now: Date }) {
  const { supabase } = useGrowClient();
  const { season, stoppedAt } = settings;
  const demo = useQuery(dangerQueries(supabase).demo());
  const canStop = stoppedAt !== undefined || seasonState(season, now) !== 'after';
  const isDemo = demo.data !== undefined && demo.data.people + demo.data.teams + demo.data.others > 0;
  if (!canStop && !isDemo && !demo.isError) return null;
  return (
    <Section title={m.season_danger()} isFlush>
      {canStop && <StopRow settings={settings} now={now} />}
      {demo.data && isDemo && <DemoRow demo={demo.data} />}
      {!demo.data && demo.isError && <FailedPart error={demo.error} />}
    </Section>
  );
}
