import { officeHourQueries, type BookableSlot } from '@grow/core/office-hour';
import { enabledWhile } from '@grow/core/query';
import type { TeamMember } from '@grow/core/team';
import { useGrowClient, useLocale } from '@grow/shell';
import { SlotTimeChoice, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { personName } from '../../people';
import { m } from '../../../paraglide/messages';
import { clashInWords, ownTimeInWords } from '../officeHourWords';
import { TimesOfDays } from './TimesOfDays';

type SlotChoiceProps = {
  slots: readonly BookableSlot[];
  now: Date;
  value: string | undefined;
  onChange: (slotId: string) => void;
  /** What is said where there is none. */
  none: string;
  error?: string | undefined;
};

/** The times that can be had, of which one is chosen; taken ones are struck. */
export function SlotChoice({ slots, now, value, onChange, none, error }: SlotChoiceProps) {
  const name = useId();
  const ahead = slots.filter(({ startsAt }) => startsAt > now);
  return (
    <fieldset>
      {ahead.length === 0 ? (
        <Text step="ui" tone="muted">
          {none}
        </Text>
      ) : (
        <TimesOfDays slots={ahead} now={now} label={m.hours_times()}>
          {({ id, isTaken, startsAt }, time) => {
            const own = ownTimeInWords(startsAt);
            return (
              <SlotTimeChoice
                key={id}
                name={name}
                value={id}
                time={time}
                remark={own && m.hours_own({ own })}
                disabled={isTaken}
                checked={id === value}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(id)}
              />
            );
          }}
        </TimesOfDays>
      )}
      {error && (
        <Text role="alert" step="small" tone="critical" data-field-error="">
          {error}
        </Text>
      )}
    </fieldset>
  );
}

type ClashesProps = { slotId: string | undefined; members: readonly TeamMember[] };

/** What else the team has at the time that is chosen; it stands in no way. */
export function Clashes({ slotId, members }: ClashesProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const clashes = useQuery(
    enabledWhile(slotId !== undefined, officeHourQueries(supabase).clashes(slotId ?? '')),
  );
  const nameOf = (id: string) => {
    const member = members.find(({ userId }) => userId === id);
    return member && personName(member);
  };
  return (clashes.data ?? []).map((clash) => (
    <Text key={`${clash.kind} ${clash.startsAt.toISOString()} ${clash.slug}`} step="ui" tone="caution">
      {clashInWords(clash, nameOf, locale)}
    </Text>
  ));
}
