import { audienceHandIns, audienceTeams } from '@grow/core/announcement-admin';
import { media, Select } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  handInRuleWords,
  roleWords,
  teamRuleWords,
  useAudienceChoices,
} from '../../../features/announcementAdmin';
import { textIn } from '../../../features/event';
import { m } from '../../../paraglide/messages';
import type { AnnouncementForm } from './useAnnouncementEditor';

const Sentence = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 8px;
  align-items: center;
  font-size: 1.1875rem;
  line-height: 1.4;
  ${media.md} {
    font-size: 1.3125rem;
  }
  & > * {
    min-width: 0;
    max-width: 100%;
  }
  /* A choice in a sentence is as wide as its words, and never wider than the page. */
  select {
    width: auto;
    max-width: 100%;
    field-sizing: content;
    font-size: 1rem;
    font-weight: 640;
  }
`;

type ChoiceProps = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  /** Without one the rule cannot be taken out. */
  out?: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
};

function Choice({ label, value, onChoose, out, options }: ChoiceProps) {
  return (
    <Select size="sm" aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
      {out !== undefined && <option value="">{out}</option>}
    </Select>
  );
}

/** Whom it is for, as a sentence: a role, and what narrows it. */
export function AudienceFields({ form: { values, edit } }: { form: AnnouncementForm }) {
  const { weeks, cities, events } = useAudienceChoices();
  const { role, team, week, handIn, isWithoutMentor, city, eventId } = values;
  const isInTeam = team !== 'none';
  const out = m.announce_rule_out();
  const cityNames = [...new Set([...(city === '' ? [] : [city]), ...cities])];
  const lastWeek = weeks.findLast(({ opensAt }) => opensAt.getTime() <= Date.now()) ?? weeks[0];
  const missing: readonly (readonly [key: string, label: string, add: () => void])[] = [
    ...(team === '' ? ([['team', m.announce_add_team(), () => edit({ team: 'any' })]] as const) : []),
    ...(week === '' && isInTeam && lastWeek
      ? ([
          ['week', m.announce_add_week(), () => edit({ week: String(lastWeek.week), handIn: 'missing' })],
        ] as const)
      : []),
    ...(!isWithoutMentor && isInTeam
      ? ([['mentor', m.announce_without_mentor(), () => edit({ isWithoutMentor: true })]] as const)
      : []),
    ...(city === '' && cityNames[0] !== undefined
      ? ([['city', m.announce_add_city(), () => edit({ city: cityNames[0] ?? '' })]] as const)
      : []),
    ...(eventId === '' && events[0]
      ? ([['event', m.announce_at_event(), () => edit({ eventId: events[0]?.id ?? '' })]] as const)
      : []),
  ];
  const and = (node: ReactNode) => (
    <>
      <span>{m.announce_and()}</span>
      {node}
    </>
  );
  return (
    <Sentence>
      <span>{m.announce_everyone_who()}</span>
      <Choice
        label={m.announce_role()}
        value={role}
        onChoose={(next) => edit({ role: next })}
        options={(['PARTICIPANT', 'MENTOR', 'ORGA', 'ALL'] as const).map((one) => [one, roleWords[one]()])}
      />
      {team !== '' &&
        and(
          <Choice
            label={m.announce_add_team()}
            value={team}
            out={out}
            onChoose={(next) =>
              edit({ team: next, ...(next === 'none' ? { week: '', isWithoutMentor: false } : {}) })
            }
            options={audienceTeams.map((one) => [one, teamRuleWords[one]()])}
          />,
        )}
      {week !== '' &&
        and(
          <Choice
            label={m.announce_add_week()}
            value={`${handIn} ${week}`}
            out={out}
            onChoose={(next) => {
              const [state = '', number = ''] = next.split(' ');
              edit({ handIn: state || 'missing', week: number });
            }}
            options={weeks.flatMap((one) =>
              audienceHandIns.map(
                (state) => [`${state} ${one.week}`, handInRuleWords[state]({ week: one.week })] as const,
              ),
            )}
          />,
        )}
      {isWithoutMentor &&
        and(
          <Choice
            label={m.announce_without_mentor()}
            value="none"
            out={out}
            onChoose={(next) => edit({ isWithoutMentor: next !== '' })}
            options={[['none', m.announce_without_mentor()]]}
          />,
        )}
      {city !== '' &&
        and(
          <Choice
            label={m.announce_add_city()}
            value={city}
            out={out}
            onChoose={(next) => edit({ city: next })}
            options={cityNames.map((name) => [name, m.announce_in_city({ city: name })])}
          />,
        )}
      {eventId !== '' &&
        and(
          <Choice
            label={m.announce_at_event()}
            value={eventId}
            out={out}
            onChoose={(next) => edit({ eventId: next })}
            options={
              events.some(({ id }) => id === eventId)
                ? events.map((event) => [event.id, m.announce_at_this_event({ title: textIn(event.title) })])
                : [[eventId, m.announce_at_event()]]
            }
          />,
        )}
      {missing.length > 0 && (
        <Select
          size="sm"
          aria-label={m.announce_add_rule()}
          value=""
          onChange={({ target }) => missing.find(([key]) => key === target.value)?.[2]()}
        >
          <option value="">{m.announce_add_rule()}</option>
          {missing.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Sentence>
  );
}
