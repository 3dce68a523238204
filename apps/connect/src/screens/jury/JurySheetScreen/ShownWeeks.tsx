import type { JuryWeek } from '@grow/core/jury';
import { TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { textIn } from '../../../features/event';
import { m } from '../../../paraglide/messages';

const Weeks = styled.div`
  border-top: 1px solid var(--color-line);
  details {
    border-bottom: 1px solid var(--color-line);
  }
  summary {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 48px;
    padding-block: 8px;
    font-weight: 640;
    line-height: 1.35;
    cursor: pointer;
  }
  summary span {
    flex: none;
    margin-left: auto;
    font-weight: 400;
    font-size: 0.9375rem;
    color: var(--color-ink-muted);
  }
  dl {
    display: grid;
    gap: 14px;
    padding-bottom: 18px;
  }
  dt {
    font-size: 0.9375rem;
    color: var(--color-ink-muted);
  }
  dd {
    max-width: 40rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** What the round shows of a team's hand-ins, closed until somebody reads one. */
export function ShownWeeks({ weeks }: { weeks: readonly JuryWeek[] }) {
  if (weeks.length === 0) return null;
  return (
    <Weeks>
      {weeks.map((week) => (
        <details key={week.week}>
          <summary>
            {m.jury_week({ week: week.week, title: textIn(week.title) })}
            {week.isLate && <span>{m.jury_week_late()}</span>}
            {week.parts.length === 0 && <span>{m.jury_week_missing()}</span>}
          </summary>
          <dl>
            {week.parts.map(({ key, title, text, links }) => (
              <div key={key}>
                <dt>{textIn(title)}</dt>
                {text && <dd dir="auto">{text}</dd>}
                {links.map((link) => (
                  <dd key={link}>
                    <TextLink href={link} target="_blank" rel="noreferrer">
                      {link}
                    </TextLink>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </details>
      ))}
    </Weeks>
  );
}
