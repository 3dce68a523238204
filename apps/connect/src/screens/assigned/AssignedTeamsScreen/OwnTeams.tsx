import { seasonWeek, type Season } from '@grow/core/season';
import { dayInWords } from '@grow/core/time';
import { triageTone, type TriagedTeam } from '@grow/core/triage';
import { useLocale, type Locale } from '@grow/shell';
import { MentoredTeamList, MilestoneLegend, Section, type TeamFact } from '@grow/ui';
import { styled } from 'styled-components';
import { WeekBadge, weekShapes, weekStateWords } from '../../../features/handIn';
import { pulseWords } from '../../../features/pulse';
import { useKeptFocus } from '../../../features/seat';
import { contactWords, reasonWords, TriageActions, TriagedTeamRow } from '../../../features/triage';
import { m } from '../../../paraglide/messages';

const Legend = styled(MilestoneLegend)`
  margin-top: 16px;
`;

const legend = ['accepted', 'review', 'returned', 'missed'] as const;

function factsOf(team: TriagedTeam, season: Season, now: Date, locale: Locale): TeamFact[] {
  const current = seasonWeek(season, now);
  const shape = weekShapes(team.weeks, season, now).find(({ week }) => week.week === current);
  const { pulse, lastContact } = team;
  const said = pulse?.week === current && pulse ? pulseWords(pulse.state) : m.assigned_no_check_in();
  const week = shape?.week;
  const { partsReady: ready = 0, partsRequired: required = 0 } = week ?? {};
  const weekFact =
    shape?.state === 'now' && required > 0
      ? m.assigned_parts({ ready, required })
      : shape && <WeekBadge week={shape.week} state={shape.state} />;
  return [
    ...(week ? [{ key: 'week', label: m.assigned_week({ week: week.week }), value: weekFact }] : []),
    ...(current === undefined ? [] : [{ key: 'pulse', label: m.assigned_check_in(), value: said }]),
    {
      key: 'contact',
      label: m.assigned_contact(),
      value: lastContact
        ? m.assigned_contact_how({
            day: dayInWords(lastContact.at, locale),
            kind: contactWords[lastContact.kind](),
          })
        : m.assigned_contact_none(),
    },
  ];
}

type OwnTeamsProps = { teams: readonly TriagedTeam[]; season: Season; now: Date };

/** A mentor's teams, those that need them most first: this week, the check-in, the last contact, and why one needs them with what to do about it. */
export function OwnTeams({ teams, season, now }: OwnTeamsProps) {
  const { locale } = useLocale();
  // What was done about a reason takes its button away.
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const states = legend.map((state) => ({ state, label: weekStateWords[state]() }));
  return (
    <Section title={m.assigned_yours()} titleStep="h2" isFlush>
      <div ref={root} tabIndex={-1} role="group" aria-label={m.assigned_yours()} {...events}>
        <MentoredTeamList>
          {teams.map((team) => {
            const [worst] = team.reasons;
            const words = worst && reasonWords(worst, now, locale);
            return (
              <TriagedTeamRow
                key={team.id}
                {...{ team, season, now }}
                facts={factsOf(team, season, now, locale)}
                reason={worst && words && { tone: triageTone(worst.code), ...words }}
                action={worst && <TriageActions reasons={[worst]} {...{ team, season, now }} />}
              />
            );
          })}
        </MentoredTeamList>
      </div>
      <Legend states={states} aria-label={m.assigned_shapes()} />
    </Section>
  );
}
