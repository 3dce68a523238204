import type { TeamWeek } from '@grow/core/hand-in';
import { returnDayMutations, returnDays } from '@grow/core/record';
import type { Team } from '@grow/core/team';
import { dateTimeInWords, dayInWords, weekdayInWords } from '@grow/core/time';
import { useGrowClient, useLocale, useUserId } from '@grow/shell';
import { Button, Field, Select, Text } from '@grow/ui';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTeamMembers } from '../../../features/team';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDialog } from '../../../shared/form';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  justify-content: space-between;
`;

type Values = { until: string };

/** When a returned hand-in is due again, and where whoever judges it says another day. */
export function ReturnDay({ team, week, now }: { team: Team; week: TeamWeek; now: Date }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const userId = useUserId();
  const members = useTeamMembers(team.id).data;
  const [isOpen, setIsOpen] = useState(false);
  const changing = useProductMutation(returnDayMutations(supabase).change, {
    words: {
      done: (_, { until }) => m.return_day_changed({ day: dayInWords(until, locale) }),
      detail: m.return_day_notified({ team: team.name }),
    },
  });
  const { handInId, returnDueAt } = week;
  if (handInId === undefined || returnDueAt === undefined) return null;
  const when = dateTimeInWords(returnDueAt, locale);
  const isOver = returnDueAt <= now;
  const days = returnDays(now);
  const value = String(returnDueAt.getTime());
  const first = days.some((day) => String(day.getTime()) === value) ? value : String(days[0]?.getTime());
  // Nobody judges what their own team handed in.
  const isJudge = members !== undefined && members.every((member) => member.userId !== userId);
  return (
    <Line>
      <Text step="ui" tone={isOver ? 'critical' : 'muted'}>
        {isOver ? m.return_day_over({ when }) : m.week_again_until({ when })}
      </Text>
      {isJudge && (
        <Button
          size="sm"
          variant="ghost"
          icon={<CalendarClock size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {m.return_day_change()}
        </Button>
      )}
      <FormDialog<Values, void>
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={m.return_day_title({ week: week.week })}
        keep={m.pulse_not_now()}
        action={m.return_day_change()}
        busy={m.step_saving()}
        initial={{ until: first }}
        send={async ({ until }) => {
          await changing.send({ handInId, teamId: team.id, until: new Date(Number(until)) });
        }}
      >
        {(form) => (
          <Field label={m.return_day_label()} help={m.return_day_help({ team: team.name })}>
            <Select {...form.text('until')}>
              {days.map((day) => (
                <option key={day.getTime()} value={day.getTime()}>
                  {m.return_day_option({ day: weekdayInWords(day, locale) })}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </FormDialog>
    </Line>
  );
}
