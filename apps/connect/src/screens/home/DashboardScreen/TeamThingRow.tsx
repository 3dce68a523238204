import { seasonVerbs, seasonWeek, type Season } from '@grow/core/season';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale, type Locale } from '@grow/shell';
import { Button, NextRow } from '@grow/ui';
import { sourceOf, useAnswerActionItem } from '../../../features/actionItem';
import { CallLink, whenInWords } from '../../../features/officeHour';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { timeLeftInWords, timeOfThing } from './nextWords';
import { linked, LinkTo, type Of, type TeamThing } from './thingLinks';

type TeamThingProps<Thing extends TeamThing> = { thing: Thing; season: Season; now: Date };

/** How much time is left, or since when it is overdue. */
const timeOfWork = (thing: TeamThing, now: Date, locale: Locale) =>
  thing.dueAt !== undefined && thing.dueAt < now
    ? { left: m.next_overdue(), until: m.next_since({ when: dateTimeInWords(thing.dueAt, locale) }) }
    : timeOfThing(thing, now, locale);

function ActionRow({ thing, season, now }: TeamThingProps<Of<'action'>>) {
  const { locale } = useLocale();
  const { item } = thing;
  const answer = useAnswerActionItem(item.teamId, seasonWeek(season, now) ?? season.weeks);
  const who = item.assignee?.firstName;
  return (
    <NextRow
      {...timeOfWork(thing, now, locale)}
      title={linked(paths.team(), item.text)}
      detail={[who, sourceOf(item)].filter(Boolean).join('. ')}
      actions={
        <Button size="sm" onClick={() => answer(item, 'done', '')}>
          {m.next_mark_done()}
        </Button>
      }
    />
  );
}

function WeekRow({ thing, season, now }: TeamThingProps<Of<'returned' | 'handIn'>>) {
  const { locale } = useLocale();
  const { week } = thing;
  const verb = seasonVerbs(season, locale)[week.week - 1] ?? '';
  const path = paths.teamWeek(String(week.week));
  const ready = m.week_parts_ready({ ready: week.partsReady, all: week.partsRequired });
  const isReturned = thing.kind === 'returned';
  return (
    <NextRow
      {...timeOfWork(thing, now, locale)}
      title={linked(path, isReturned ? m.next_returned({ verb }) : m.next_hand_in({ verb }))}
      detail={isReturned ? week.lastNote && m.team_quoted({ text: week.lastNote }) : ready}
      actions={<LinkTo path={path}>{m.week_open({ week: week.week })}</LinkTo>}
    />
  );
}

function MeetingThingRow({ thing, now }: Omit<TeamThingProps<Of<'meeting'>>, 'season'>) {
  const { locale } = useLocale();
  const { mentor, startsAt, agenda, url } = thing.booking;
  const path = paths.teamOfficeHours();
  return (
    <NextRow
      left={startsAt <= now ? m.next_on_now() : timeLeftInWords(startsAt, now)}
      until={whenInWords(startsAt, now, locale)}
      title={linked(path, m.next_meeting({ name: mentor?.firstName ?? m.mentor_title() }))}
      detail={agenda ? m.team_quoted({ text: agenda }) : m.hours_no_agenda_team()}
      actions={url ? <CallLink url={url} /> : <LinkTo path={path}>{m.next_open_hours()}</LinkTo>}
    />
  );
}

/** What a team's weeks ask of a member, and whom the team meets. */
export function TeamThingRow({ thing, ...rest }: TeamThingProps<TeamThing>) {
  switch (thing.kind) {
    case 'action':
      return <ActionRow thing={thing} {...rest} />;
    case 'meeting':
      return <MeetingThingRow thing={thing} now={rest.now} />;
    case 'returned':
    case 'handIn':
      return <WeekRow thing={thing} {...rest} />;
  }
}
