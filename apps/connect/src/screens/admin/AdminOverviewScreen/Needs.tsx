import type { OverviewNeed } from '@grow/core/overview';
import { useLocale } from '@grow/shell';
import { fingerReach, Section, Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { figureAddress, needWords } from '../../../features/overview';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';

const Lines = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: center;
    min-height: 48px;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  li > a:first-child {
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    align-items: center;
  }
  li > a:last-child {
    font-size: 0.875rem;
    ${fingerReach}
  }
  b {
    font-family: var(--font-display);
    font-size: 1.375rem;
    font-weight: 760;
    font-variant-numeric: tabular-nums;
  }
  [data-tone='critical'] b {
    color: var(--color-critical);
  }
  [data-tone='caution'] b {
    color: var(--color-caution);
  }
  [data-tone='info'] b {
    color: var(--color-info);
  }
`;

const Nothing = styled(Text)`
  padding-top: 22px;
`;

/** What waits for somebody, the most urgent first: how many, why in words, and what one does about it. */
export function Needs({ needs }: { needs: readonly OverviewNeed[] }) {
  const { locale } = useLocale();
  return (
    <Section title={m.overview_needs()} aside={needs.length > 0 ? needs.length : undefined} isFlush>
      {needs.length === 0 ? (
        <Nothing tone="muted">{m.overview_needs_none()}</Nothing>
      ) : (
        <Lines>
          {needs.map((need) => {
            const { words, action, href, tone } = needWords(need);
            const list = figureAddress(need.figure.list);
            return (
              <li key={`${need.kind} ${need.week ?? ''}`} data-tone={tone}>
                <TextLink href={list} variant="plain" linkComponent={AppLink}>
                  <b>{need.figure.count.toLocaleString(locale)}</b> <span>{words}</span>
                </TextLink>
                <TextLink href={href ?? list} linkComponent={AppLink}>
                  {action}
                </TextLink>
              </li>
            );
          })}
        </Lines>
      )}
    </Section>
  );
}
