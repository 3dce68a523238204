import type { MentorCounts } from '@grow/core/mentor-proposal';
import { useLocale } from '@grow/shell';
import { Stat, StatList } from '@grow/ui';
import { m } from '../../../paraglide/messages';

/** How many mentors, places and teams there are, and who needs something; dashes until they are known. */
export function MentorTotals({ counts }: { counts: MentorCounts | undefined }) {
  const { locale } = useLocale();
  const number = (value: number | undefined) => value?.toLocaleString(locale) ?? '–';
  return (
    <StatList>
      <Stat
        label={m.admin_mentors()}
        figure={number(counts?.mentors)}
        comparison={m.matching_away_now({ count: number(counts?.away) })}
      />
      <Stat
        label={m.matching_places_label()}
        figure={number(counts?.places)}
        comparison={m.matching_for_teams({ count: number(counts?.teams) })}
      />
      <Stat label={m.matching_without_mentor()} figure={number(counts?.withoutMentor)} />
      <Stat label={m.matching_state_over()} figure={number(counts?.over)} />
      <Stat label={m.matching_state_needs_hand()} figure={number(counts?.needs_hand)} />
    </StatList>
  );
}
