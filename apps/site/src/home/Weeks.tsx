import { daysInWords } from '@grow/core/time';
import { datesOfSeasonWeek, seasonWeek } from '@grow/core/season';
import { WeekList, Wrap } from '@grow/ui';
import type { SiteContent } from '../content/snapshot';
import { weekTexts } from '@grow/shell';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { SectionHead } from './SectionHead';

/** The eleven weeks, one verb and one hand-in each. */
export function Weeks({ content: { season, now }, locale }: { content: SiteContent; locale: Locale }) {
  return (
    <section id="weeks" aria-labelledby="weeks-title">
      <Wrap>
        <SectionHead id="weeks-title" title={m.weeks_title()} lead={m.weeks_lead()} />
        <WeekList
          weeks={weekTexts[locale].map(({ verb, task, handIn }, index) => ({
            verb,
            dates: daysInWords(datesOfSeasonWeek(season, index + 1), locale),
            what: task,
            handIn,
          }))}
          currentWeek={seasonWeek(season, now)}
          labels={{ handIn: m.week_hand_in(), thisWeek: m.week_now() }}
        />
      </Wrap>
    </section>
  );
}
