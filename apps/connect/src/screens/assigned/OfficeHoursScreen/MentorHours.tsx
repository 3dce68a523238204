import type { OfficeHourSeries, OfficeHourSlot } from '@grow/core/office-hour';
import type { Season } from '@grow/core/season';
import { berlinDay } from '@grow/core/time';
import { Button, PageHeader, TextLink, Wrap } from '@grow/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { ChevronLeft, Plus } from 'lucide-react';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { MentorMeeting, NotesToWrite, slotsInWords, useNow } from '../../../features/officeHour';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { Crumb, PageAside } from '../../../shared/page';
import { lazyPart } from '../../../shared/code';
import { SeriesSection } from './SeriesSection';
import { SlotWeek } from './SlotWeek';
import { countsOf, mondayOf } from './weekView';

// Most visits only look.
const HourDialogs = lazyPart(async () => (await import('./HourDialogs')).HourDialogs);

const Columns = styled.div`
  display: grid;
  gap: 56px;
  padding-bottom: 72px;
  & > * {
    min-width: 0;
  }
  @media (min-width: 76em) {
    grid-template-columns: minmax(0, 8fr) minmax(0, 3fr);
    gap: clamp(36px, 4.4vw, 64px);
  }
`;

/** How many slots the week has; undefined while it comes. */
function leadOf(slots: readonly OfficeHourSlot[] | undefined, isThisWeek: boolean, now: Date) {
  if (!slots) return undefined;
  const { count, taken, free } = countsOf(slots, now);
  if (count === 0) return isThisWeek ? m.hours_lead_none() : m.hours_lead_none_week();
  const given = { slots: slotsInWords(count), taken, free };
  return isThisWeek ? m.hours_lead(given) : m.hours_lead_week(given);
}

/** What the screen of a mentor knows. */
type MentorHoursProps = {
  monday: string;
  slots: UseQueryResult<OfficeHourSlot[]>;
  series: readonly OfficeHourSeries[];
  /** How many the mentor looks after. */
  teams: number;
  season: Season | null;
};

/** A mentor's week of slots; beside it what comes next, what comes back, and what is to be written. */
export function MentorHours({ monday, slots, series, teams, season }: MentorHoursProps) {
  const now = useNow();
  const add = useDialogAddress('add', ['at']);
  const slot = useDialogAddress('slot');
  const note = useDialogAddress('note');
  const rule = useDialogAddress('rule');
  const isThisWeek = monday === mondayOf(berlinDay(now));
  const isOpen = [add, slot, note, rule].some(({ value }) => value !== undefined);
  return (
    <Wrap>
      <Crumb>
        <TextLink variant="plain" href={fullPath(paths.assignedTeams())} linkComponent={AppLink}>
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
          {m.assigned_title()}
        </TextLink>
      </Crumb>
      <PageHeader
        title={m.hours_title()}
        lead={leadOf(slots.data, isThisWeek, now)}
        actions={
          <Button
            variant="primary"
            icon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
            onClick={() => add.open('series')}
          >
            {m.hours_add()}
          </Button>
        }
      />
      <Columns>
        <SlotWeek
          monday={monday}
          slots={slots}
          season={season}
          now={now}
          onOpen={slot.open}
          onNote={note.open}
          onAdd={(at) => add.open('slot', { at })}
        />
        <PageAside>
          <MentorMeeting isHome />
          <SeriesSection series={series} teams={teams} onChange={rule.open} />
          <NotesToWrite onWrite={({ id }) => note.open(id)} />
        </PageAside>
      </Columns>
      {isOpen && (
        <Suspense>
          <HourDialogs
            slots={slots.data ?? []}
            series={series}
            season={season}
            now={now}
            add={add}
            slot={slot}
            note={note}
            rule={rule}
          />
        </Suspense>
      )}
    </Wrap>
  );
}
