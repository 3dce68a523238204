import type { TeamGateResult } from '@grow/core/gate';
import type { Team } from '@grow/core/team';
import { inLocale } from '@grow/core/text';
import { useLocale } from '@grow/shell';
import { ScoreBars, Section, Text } from '@grow/ui';
import { scoreWords } from '../../../features/gate';
import { m } from '../../../paraglide/messages';

/** What the jury gave, where the round shows it: by criterion beside the median, and the place among all without names. */
export function GateScores({ result, team }: { result: TeamGateResult; team: Team }) {
  const { locale } = useLocale();
  const { criteria = [], place } = result;
  const scored = criteria.flatMap(({ score, ...criterion }) =>
    score === undefined ? [] : [{ ...criterion, score }],
  );
  if (scored.length === 0 && place === undefined) return null;
  return (
    <Section title={m.gates_what_jury_gave()}>
      {place && (
        <Text>
          {m.gates_place_of({
            place: place.rank.toLocaleString(locale),
            count: place.of.toLocaleString(locale),
            score: scoreWords(place.score, locale),
          })}
        </Text>
      )}
      {scored.length > 0 && (
        <ScoreBars
          labels={{
            own: team.name,
            median: m.gates_median_of({ count: result.teamCount.toLocaleString(locale) }),
          }}
          items={scored.map(({ id, name, score, median }) => ({
            key: id,
            name: inLocale(name, locale),
            weight: '',
            value: score,
            text: scoreWords(score, locale),
            median,
            label:
              median === undefined
                ? m.gates_score_of({ score: scoreWords(score, locale) })
                : m.gates_score_median({
                    score: scoreWords(score, locale),
                    median: scoreWords(median, locale),
                  }),
          }))}
        />
      )}
    </Section>
  );
}
