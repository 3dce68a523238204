import { inLocale } from '@grow/core/text';
import { dateTimeInWords, daysInWords } from '@grow/core/time';
import { datesOfSeasonWeek, seasonWeek, type SeasonWeek } from '@grow/core/season';
import { WeekList, Wrap, type WeekListItem } from '@grow/ui';
import type { SiteContent } from '../content/snapshot';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { SectionHead } from './SectionHead';

/** What a week asks for and until when; a week that asks for nothing says so. */
function handInWords({ milestone }: SeasonWeek, locale: Locale): WeekListItem['handIn'] {
  if (milestone === undefined) return { label: m.week_hand_in(), title: m.week_no_hand_in() };
  const date = dateTimeInWords(milestone.dueAt, locale);
  return { label: m.week_hand_in_by({ date }), title: inLocale(milestone.title, locale) };
}

/** The eleven weeks, one verb and one hand-in each. */
export function Weeks({ content: { season, now }, locale }: { content: SiteContent; locale: Locale }) {
  return (
    <section id="weeks" aria-labelledby="weeks-title">
      <Wrap>
        <SectionHead id="weeks-title" title={m.weeks_title()} lead={m.weeks_lead()} />
        <WeekList
          weeks={season.programme.map((week) => ({
            verb: inLocale(week.verb, locale),
            dates: daysInWords(datesOfSeasonWeek(season, week.week), locale),
            what: inLocale(week.task, locale),
            handIn: handInWords(week, locale),
          }))}
          currentWeek={seasonWeek(season, now)}
          labels={{ thisWeek: m.week_now() }}
        />
      </Wrap>
    </section>
  );
}
