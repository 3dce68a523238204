import { countedExperiments, countedWeek, verdictCounts } from '@grow/core/experiment';
import { berlinDay } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, PageHeader, Section, TextLink, Wrap } from '@grow/ui';
import { ChevronLeft, Plus } from 'lucide-react';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { numberInWords, useLogAddress } from '../../../features/experiment';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { Crumb, PageAside } from '../../../shared/page';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { lazyPart } from '../../../shared/code';
import { EmptyLog } from './EmptyLog';
import type { LogData } from './logData';
import { Goals } from './Goals';
import { Log } from './Log';
import { QuotedIn } from './QuotedIn';
import { Traction } from './Traction';
import { useLogKeys } from './useLogKeys';
import { WhoCounts } from './WhoCounts';

// Most visits write nothing.
const ExperimentDrawer = lazyPart(async () => (await import('./ExperimentDrawer')).ExperimentDrawer);

const Columns = styled.div`
  display: grid;
  gap: 56px;
  margin-top: 48px;
  padding-bottom: 72px;
  & > * {
    min-width: 0;
  }
  @media (min-width: 76em) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 3fr);
    gap: clamp(36px, 4.4vw, 64px);
  }
`;

/** How many tests there are in how many weeks, and what became of them. */
function useLead({ experiments, season }: LogData): string {
  const { locale } = useLocale();
  const logged = experiments.filter(({ isDraft }) => !isDraft);
  if (logged.length === 0) return m.tests_lead_none();
  if (logged.length === 1) return m.tests_lead_one();
  const counts = verdictCounts(logged);
  const weeks = countedWeek(season, berlinDay(new Date()));
  const given = {
    count: numberInWords(logged.length, locale),
    held: numberInWords(counts.held, locale),
    failed: numberInWords(counts.failed, locale),
    // Nobody can say yet, or nobody could.
    open: numberInWords(counts.open + counts.unclear, locale),
  };
  return weeks === 1
    ? m.tests_lead_week(given)
    : m.tests_lead({ ...given, weeks: numberInWords(weeks, locale) });
}

/** The log of a team: what it adds up to, the tests one by one, and its goals. */
export function TeamLog({ data }: { data: LogData }) {
  const { team, season, experiments } = data;
  const drawer = useDialogAddress('log', ['like']);
  const like = new URLSearchParams(window.location.search).get('like');
  const { choice, choose } = useLogAddress();
  const isEmpty = experiments.length === 0;
  const counted = countedExperiments(experiments, team.id, season);
  useLogKeys(() => drawer.open('new'));
  const logButton = (
    <Button
      variant="primary"
      icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
      onClick={() => drawer.open('new')}
    >
      {m.tests_log_action()}
    </Button>
  );
  const stored = experiments.find(({ id, teamId }) => id === drawer.value && teamId === team.id);
  return (
    <Wrap>
      <Crumb>
        <TextLink variant="plain" href={fullPath(paths.team())} linkComponent={AppLink}>
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
          {team.name}
        </TextLink>
      </Crumb>
      <PageHeader title={m.tests_title()} lead={useLead(data)} actions={isEmpty ? undefined : logButton} />
      <Traction data={data} counted={counted} choice={choice} choose={choose} />
      <Columns>
        {isEmpty ? (
          <Section title={m.tests_log()} titleStep="h2" aside={m.tests_count({ count: 0 })}>
            <EmptyLog action={logButton} />
          </Section>
        ) : (
          <Log
            data={data}
            choice={choice}
            choose={choose}
            onEdit={(id) => drawer.open(id)}
            onRepeat={(id) => drawer.open('new', { like: id })}
          />
        )}
        <PageAside>
          <Goals data={data} counted={counted} />
          <QuotedIn data={data} />
          <WhoCounts medians={data.medians} />
        </PageAside>
      </Columns>
      {drawer.value !== undefined && (drawer.value === 'new' || stored) && (
        <Suspense>
          <ExperimentDrawer
            key={`${drawer.value} ${like}`}
            teamId={team.id}
            season={season}
            stored={stored}
            like={drawer.value === 'new' ? experiments.find(({ id }) => id === like) : undefined}
            isOpen
            onClose={drawer.close}
            onSaved={() => undefined}
          />
        </Suspense>
      )}
    </Wrap>
  );
}
