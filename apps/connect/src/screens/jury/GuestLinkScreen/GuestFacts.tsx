import type { GuestLink } from '@grow/core/jury';
import { dayInWords, timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { styled } from 'styled-components';
import { gateNames } from '../../../features/gate';
import { m } from '../../../paraglide/messages';

const Facts = styled.dl`
  margin: 0;
  border-top: 1px solid var(--color-line);
  div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
    gap: 12px;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  dt {
    color: var(--color-ink-muted);
  }
  dd {
    margin: 0;
  }
`;

/** Which round it is, when and where. */
export function GuestFacts({ link }: { link: GuestLink }) {
  const { locale } = useLocale();
  const when = (at: Date | undefined) =>
    at === undefined ? '' : `${dayInWords(at, locale)}, ${timeInWords(at, locale)}`;
  const facts = [
    [link.season, gateNames[link.kind]()],
    [m.guest_link_stage(), [link.stage, link.venue].filter(Boolean).join(', ')],
    [m.guest_link_begins(), when(link.startsAt)],
    [m.guest_link_locks(), when(link.locksAt)],
  ].filter(([, value]) => value !== '');
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
