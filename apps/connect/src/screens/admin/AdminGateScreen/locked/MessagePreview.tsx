import type { RoundKind } from '@grow/core/round';
import type { GateDecision } from '@grow/core/ranking';
import { useLocale, type Locale } from '@grow/shell';
import { Segmented, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { decisionWords, resultWords, type RankedRound } from '../../../../features/gate';
import { teamsWords } from '../../../../features/round';
import { m } from '../../../../paraglide/messages';
import { WideSection } from '../WideSection';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 16px;
  & > article {
    display: grid;
    gap: 10px;
    align-content: start;
    padding: 20px;
    border: 1px solid var(--color-line);
    border-radius: var(--radius-md);
    background: var(--color-surface);
    overflow-wrap: anywhere;
  }
`;

const decisions: readonly GateDecision[] = ['on', 'out', 'waiting'];

type MessagePreviewProps = { round: RankedRound; kind: RoundKind };

/** What a team of each decision reads, in both languages; a decision that nobody gets is left out. */
export function MessagePreview({ round, kind }: MessagePreviewProps) {
  const own = useLocale().locale;
  const [locale, setLocale] = useState<Locale>(own);
  const { results } = round;
  const count = (decision: GateDecision) =>
    results.decisions.filter((one) => one.decision === decision).length;
  const figures = {
    onCount: count('on'),
    teamCount: results.teams.length,
    waitingUntil: results.round.waitingUntil,
  };
  return (
    <WideSection
      title={m.gates_what_they_read()}
      aside={
        <Segmented
          label={m.gates_language()}
          value={locale}
          onChange={setLocale}
          options={[
            { value: 'en', label: 'English' },
            { value: 'de', label: 'Deutsch' },
          ]}
        />
      }
    >
      <Cards lang={locale}>
        {decisions
          .filter((decision) => count(decision) > 0)
          .map((decision) => {
            const team = results.decisions.find((one) => one.decision === decision)?.teamId;
            const name = results.teams.find(({ id }) => id === team)?.name ?? '';
            const words = resultWords({ kind, decision, team: name, ...figures }, locale);
            return (
              <article key={decision}>
                <Text step="small" tone="muted" lang={own}>
                  {decisionWords[decision]()}, {teamsWords(count(decision), own)}
                </Text>
                <Text as="h3" step="h4">
                  {words.title}
                </Text>
                <Text step="ui">{words.lead}</Text>
                <Text step="ui" tone="muted">
                  {words.next}
                </Text>
              </article>
            );
          })}
      </Cards>
    </WideSection>
  );
}
