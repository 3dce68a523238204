import { weekParts, type OverviewFigure, type OverviewFigures } from '@grow/core/overview';
import { dateParts, dateWithYearInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { ColumnChart, CountList, Section, StackChart, Text, type StackPart } from '@grow/ui';
import { figureAddress, stepWords, weekPartWords } from '../../../features/overview';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { FigureLink } from './FigureLink';

const tones: Record<(typeof weekParts)[number], StackPart['tone']> = {
  on_time: 'positive',
  came_late: 'late',
  missed: 'critical',
  open: 'open',
};

const useNumber = () => {
  const { locale } = useLocale();
  return (value: number) => value.toLocaleString(locale);
};

/** How far participants come, each step as a share of all of them; at its end the teams that handed in, as a share of all teams. */
export function Funnel({ funnel, current, teams }: Pick<OverviewFigures, 'funnel' | 'current' | 'teams'>) {
  const number = useNumber();
  const all = funnel[0]?.figure.count ?? 0;
  const item = (key: string, name: string, figure: OverviewFigure, whole: number) => {
    const share = whole > 0 ? figure.count / whole : 0;
    return {
      ...{ key, name, share, count: number(figure.count), href: figureAddress(figure.list) },
      note: m.overview_percent({ percent: Math.round(share * 100) }),
    };
  };
  const steps = funnel.map(({ step, figure }) => item(step, stepWords[step](), figure, all));
  const handedIn = current && {
    ...item('came', m.overview_step_handed_in({ week: current.week }), current.came, teams.count),
    isCurrent: true,
  };
  return (
    <Section title={m.overview_funnel()} aside={m.overview_funnel_aside()}>
      <CountList linkComponent={AppLink} items={handedIn ? [...steps, handedIn] : steps} />
    </Section>
  );
}

/** What became of each week: in time, late, missing, open. */
export function WeeksChart({ weeks, current }: Pick<OverviewFigures, 'weeks' | 'current'>) {
  const number = useNumber();
  return (
    <Section title={m.overview_weeks()}>
      <StackChart
        label={m.overview_weeks()}
        tableSummary={m.tests_chart_table()}
        format={number}
        parts={weekParts.map((key) => ({ key, name: weekPartWords[key](), tone: tones[key] }))}
        weeks={weeks.map(({ parts }) =>
          parts ? Object.fromEntries(weekParts.map((key) => [key, parts[key].count])) : null,
        )}
        currentWeek={current ? current.week - 1 : -1}
        labels={{ weekPrefix: m.tests_chart_week_prefix(), week: m.matrix_week_label() }}
        cellOf={(_, index, key) => {
          const part = weekParts.find((one) => one === key);
          const figure = part && weeks[index]?.parts?.[part];
          return figure && <FigureLink figure={figure} words={(count) => count} />;
        }}
      />
    </Section>
  );
}

/** Where most participants are from. */
export function Cities({ cities }: Pick<OverviewFigures, 'cities'>) {
  const number = useNumber();
  const most = cities[0]?.figure.count ?? 1;
  return (
    <Section title={m.overview_cities()}>
      {cities.length === 0 ? (
        <Text tone="muted">{m.overview_cities_none()}</Text>
      ) : (
        <CountList
          linkComponent={AppLink}
          items={cities.map(({ city, figure }) => ({
            key: city,
            name: city,
            count: number(figure.count),
            share: figure.count / most,
            href: figureAddress(figure.list),
          }))}
        />
      )}
    </Section>
  );
}

/** How participants became more, up to today. */
export function Registrations({ registrations }: Pick<OverviewFigures, 'registrations'>) {
  const { locale } = useLocale();
  const number = useNumber();
  if (registrations.length === 0) return null;
  return (
    <Section title={m.overview_registrations()}>
      <ColumnChart
        label={m.overview_registrations()}
        tableSummary={m.tests_chart_table()}
        format={number}
        heads={{ name: m.overview_until(), value: m.overview_participants() }}
        items={registrations.map(({ day, figure }, index) => {
          const parts = dateParts(day, locale);
          return {
            name: `${parts.day} ${parts.month}`,
            longName: dateWithYearInWords(day, locale),
            value: figure.count,
            cell: <FigureLink figure={figure} words={(count) => count} />,
            isCurrent: index === registrations.length - 1,
          };
        })}
      />
    </Section>
  );
}
