import { registrationStatuses } from '@grow/core/event';
import type { AdminEvent } from '@grow/core/event-admin';
import { useLocale } from '@grow/shell';
import { media, Stat, StatList } from '@grow/ui';
import { styled } from 'styled-components';
import { registrationWords, useEventTotals } from '../../../features/eventAdmin';

// Side by side: two figures at both ends of the line do not read as one row.
const Root = styled.div`
  ${media.lg} {
    & > dl {
      justify-content: start;
      column-gap: 64px;
    }
  }
`;

/** How many people are in which state; states without anybody are left out but for the first. */
export function AttendeeTotals({ event }: { event: AdminEvent }) {
  const { locale } = useLocale();
  const { data } = useEventTotals(event.id);
  const shown = registrationStatuses.filter(
    (status) => status === 'registered' || (data?.byStatus[status] ?? 0) > 0,
  );
  return (
    <Root>
      <StatList>
        {shown.map((status) => (
          <Stat
            key={status}
            label={registrationWords[status]()}
            figure={data ? data.byStatus[status].toLocaleString(locale) : '–'}
          />
        ))}
      </StatList>
    </Root>
  );
}
