import type { OfficeHourSeries } from '@grow/core/office-hour';
import { dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { ActionMenu, Section, SeriesList, SeriesRow, Text } from '@grow/ui';
import { CalendarX, Pencil } from 'lucide-react';
import { styled } from 'styled-components';
import { hoursInWords, ruleInWords, useSeriesMutations } from '../../../features/officeHour';
import { useKeptFocus } from '../../../features/seat';
import { m } from '../../../paraglide/messages';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Quiet = styled(Text)`
  padding-top: 14px;
`;

type SeriesSectionProps = {
  series: readonly OfficeHourSeries[];
  /** How many the mentor looks after. */
  teams: number;
  onChange: (seriesId: string) => void;
};

/** The office hours that come back, each to be changed or ended. */
export function SeriesSection({ series, teams, onChange }: SeriesSectionProps) {
  const { locale } = useLocale();
  const { end } = useSeriesMutations();
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const linesOf = (one: OfficeHourSeries) => [
    hoursInWords(one),
    ...(one.firstOn === one.lastOn ? [] : [m.hours_until_day({ day: dayInWords(one.lastOn, locale) })]),
    one.audience === 'all' ? m.hours_for_all() : m.hours_for_own_count({ count: teams }),
  ];
  return (
    <Section title={m.hours_rules()} aside={String(series.length)} isFlush>
      <div ref={root} tabIndex={-1} role="group" aria-label={m.hours_rules()} {...events}>
        {series.length === 0 && (
          <Quiet step="ui" tone="muted">
            {m.hours_rules_none()}
          </Quiet>
        )}
        <SeriesList>
          {series.map((one) => {
            const title = ruleInWords(one, locale);
            return (
              <SeriesRow
                key={one.id}
                title={title}
                lines={linesOf(one)}
                action={
                  <ActionMenu
                    label={m.hours_rule_actions({ rule: title })}
                    actions={[
                      {
                        key: 'change',
                        label: m.hours_rule_change(),
                        icon: <Pencil {...icon} />,
                        onSelect: () => onChange(one.id),
                      },
                      {
                        key: 'end',
                        label: m.hours_rule_end(),
                        icon: <CalendarX {...icon} />,
                        tone: 'critical',
                        onSelect: () => end.run(one),
                      },
                    ]}
                  />
                }
              />
            );
          })}
        </SeriesList>
      </div>
    </Section>
  );
}
