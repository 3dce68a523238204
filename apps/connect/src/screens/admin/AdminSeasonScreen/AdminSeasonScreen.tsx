import { seasonAdminQueries, type SeasonSettings } from '@grow/core/season-admin';
import { useGrowClient, useLocale } from '@grow/shell';
import { EmptyState, Segmented, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useNow } from '../../../features/officeHour';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { FailedPart } from '../../../shared/state';
import { DangerPart } from './DangerPart';
import { NextSeasonPart } from './NextSeasonPart';
import { PhasesPart } from './PhasesPart';
import { RulesPart } from './RulesPart';
import { RunningDangerPart } from './RunningDangerPart';
import { NEXT } from './seasonAddress';
import { todayInWords } from './seasonWords';
import { WeekDrawer } from './WeekDrawer';
import { WeeksPart } from './WeeksPart';

const Body = styled.div`
  display: grid;
  gap: 56px;
  padding-bottom: 72px;
`;

const Head = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;
  max-width: 36rem;
  margin-bottom: -20px;
`;

type Seasons = {
  /** The season that everybody sees. */
  running: SeasonSettings;
  /** The one that is prepared; null while none is. */
  next: SeasonSettings | null;
};

function SeasonChoice({ running, next, isNext }: Seasons & { next: SeasonSettings; isNext: boolean }) {
  const navigate = useNavigate();
  return (
    <Segmented
      label={m.season_choice()}
      options={[
        { value: '', label: running.season.label },
        { value: NEXT, label: next.season.label },
      ]}
      value={isNext ? NEXT : ''}
      onChange={(value) =>
        void navigate({ pathname: paths.adminSeason(), search: value === '' ? '' : `season=${value}` })
      }
    />
  );
}

function SeasonParts({ running, next }: Seasons) {
  const { locale } = useLocale();
  const now = useNow();
  const [query] = useSearchParams();
  const drawer = useDialogAddress('week');
  const isNext = query.get('season') === NEXT && next !== null;
  const settings = isNext ? next : running;
  const week = settings.weeks.find((one) => String(one.week) === drawer.value);
  return (
    <Body key={settings.season.id}>
      <Head>
        {next && <SeasonChoice {...{ running, next, isNext }} />}
        <Text step="lead" tone="muted">
          {isNext && m.season_prepared_lead()} {settings.stoppedAt && m.season_stopped_lead()}{' '}
          {todayInWords(settings, now, locale)}
        </Text>
      </Head>
      <RulesPart season={settings.season} now={now} />
      <PhasesPart season={settings.season} stoppedAt={settings.stoppedAt} now={now} />
      <WeeksPart settings={settings} now={now} onEdit={(number) => drawer.open(String(number))} />
      {isNext ? (
        <DangerPart settings={settings} running={running} now={now} />
      ) : (
        <>
          <NextSeasonPart settings={settings} next={next} />
          <RunningDangerPart settings={settings} now={now} />
        </>
      )}
      <WeekDrawer season={settings.season} week={week} onClose={drawer.close} />
    </Body>
  );
}

/** What is set of the season, for organisers: its rules, its weeks, and the next one. */
export function AdminSeasonScreen() {
  const { supabase } = useGrowClient();
  const queries = seasonAdminQueries(supabase);
  const running = useQuery(queries.settings());
  const prepared = useQuery(queries.prepared());
  if (running.data === null)
    return <EmptyState title={m.season_missing()} description={m.season_missing_detail()} />;
  // What was read once stays when reading it anew fails: somebody may be typing.
  if (running.data && prepared.data !== undefined)
    return <SeasonParts running={running.data} next={prepared.data} />;
  const error = running.error ?? prepared.error;
  if (error) return <FailedPart error={error} />;
  return (
    <SkeletonGroup label={m.loading()}>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} shape="control" />
      ))}
    </SkeletonGroup>
  );
}
