import type { Milestone } from '@grow/core/milestone';
import { inLocale } from '@grow/core/text';
import { useLocale } from '@grow/shell';
import { Section } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Facts = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: 7rem 1fr;
    gap: 12px;
    padding-block: 13px;
    border-bottom: 1px solid var(--color-line);
  }
  dt {
    color: var(--color-ink-muted);
  }
  dd {
    font-weight: 560;
    overflow-wrap: anywhere;
  }
`;

/** What the week asks for, in three lines. */
export function Brief({ milestone }: { milestone: Milestone }) {
  const { locale } = useLocale();
  const { mustProve, goodOne, leaveOut } = milestone.brief;
  const lines = [
    { label: m.hand_in_must_prove(), text: mustProve },
    { label: m.hand_in_good_one(), text: goodOne },
    { label: m.hand_in_leave_out(), text: leaveOut },
  ];
  return (
    <Section title={m.hand_in_brief()} titleStep="h2" isFlush>
      <Facts>
        {lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{inLocale(text, locale)}</dd>
          </div>
        ))}
      </Facts>
    </Section>
  );
}
