import { useLocale } from '@grow/shell';
import { Button, Section, SeverityBars, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { gateNamesOf, signedWords, type RankedRound } from '../../../../features/gate';
import { m } from '../../../../paraglide/messages';

const Parts = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  & > :first-child {
    width: 100%;
  }
`;

/** The strictest and the most lenient are shown at first, so many of each. */
const AT_EACH_END = 3;

/** How strict each juror is, the strictest first. What is above 0 in the model gives less, and stands left. */
export function SeverityPanel({ round }: { round: RankedRound }) {
  const { locale } = useLocale();
  const [isWhole, setWhole] = useState(false);
  const names = gateNamesOf(round.results);
  const all = round.ranking.jurors
    .flatMap(({ jurorId, severity }) => (severity === undefined ? [] : [{ jurorId, value: -severity }]))
    .toSorted((a, b) => a.value - b.value);
  if (all.length === 0) return null;
  const isCut = !isWhole && all.length > 2 * AT_EACH_END;
  const shown = isCut ? [...all.slice(0, AT_EACH_END), ...all.slice(-AT_EACH_END)] : all;
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <Section
      title={m.gates_severity()}
      aside={m.gates_shown_of({ count: number(shown.length), of: number(all.length) })}
    >
      <Parts>
        <SeverityBars
          label={m.gates_severity()}
          items={shown.map(({ jurorId, value }) => ({
            key: jurorId,
            name: names.juror(jurorId),
            value,
            figure: signedWords(value, locale),
          }))}
          labels={{ severe: m.gates_severe(), lenient: m.gates_lenient(), zero: '0' }}
        />
        <Text step="small" tone="muted">
          {m.gates_severity_detail()}
        </Text>
        {isCut && (
          <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
            {m.gates_show_all()}
          </Button>
        )}
      </Parts>
    </Section>
  );
}
