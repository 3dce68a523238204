import type { MentorProposal, ProposalFigures } from '@grow/core/mentor-proposal';
import { useLocale } from '@grow/shell';
import { Section } from '@grow/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ruleWords } from '../../../features/mentorProposal';
import { m } from '../../../paraglide/messages';

const Parts = styled.div`
  display: grid;
  gap: 32px;
  align-content: start;
`;

const Facts = styled.dl`
  display: grid;
  margin: 0;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
  }
  dt {
    color: var(--color-ink-muted);
  }
  dd {
    margin: 0;
    text-align: right;
    white-space: nowrap;
  }
  [data-tone='caution'] {
    color: var(--color-caution);
  }
`;

const Rules = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: rule;
  font-size: 0.9375rem;
  & > li {
    display: flex;
    gap: 12px;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    counter-increment: rule;
  }
  & > li::before {
    content: counter(rule);
    min-width: 1.4em;
    color: var(--color-ink-muted);
  }
`;

type Fact = { label: string; value: ReactNode; tone?: 'caution' };

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Facts>
      {facts.map(({ label, value, tone }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-tone={tone}>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

/** The proposal beside today, and what counts in it. */
export function ProposalAside({ proposal }: { proposal: MentorProposal }) {
  const { locale } = useLocale();
  const { pairs, unmatched, today, proposed } = proposal;
  const number = (value: number) => value.toLocaleString(locale);
  const share = (part: keyof ProposalFigures, { [part]: count, withMentor }: ProposalFigures) =>
    `${number(withMentor === 0 ? 0 : Math.round((100 * count) / withMentor))}\u00a0%`;
  const change = (from: string, to: string) => m.matching_from_to({ from, to });
  const both = (part: keyof ProposalFigures) => change(share(part, today), share(part, proposed));
  const of = (kind: string) => number(pairs.filter((pair) => pair.change === kind).length);
  return (
    <Parts>
      <Section title={m.matching_against_today()} isFlush>
        <FactList
          facts={[
            { label: m.matching_stay(), value: of('stays') },
            { label: m.matching_get_mentor(), value: of('new') },
            { label: m.matching_move(), value: of('moves') },
            {
              label: m.matching_without(),
              value: number(unmatched.length),
              ...(unmatched.length > 0 ? { tone: 'caution' as const } : {}),
            },
          ]}
        />
      </Section>
      <Section title={m.matching_better()} isFlush>
        <FactList
          facts={[
            { label: m.matching_skill_fits(), value: both('skillFits') },
            { label: m.matching_same_city(), value: both('sameCity') },
            { label: m.matching_all_languages(), value: both('allLanguages') },
            {
              label: m.matching_mentors_over(),
              value: change(number(today.mentorsOver), number(proposed.mentorsOver)),
            },
          ]}
        />
      </Section>
      <Section title={m.matching_what_counts()} isFlush>
        <Rules>
          {ruleWords().map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Rules>
      </Section>
    </Parts>
  );
}
