import { reportQueries } from '@grow/core/report';
import { useGrowClient } from '@grow/shell';
import { Segmented, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { useAddressChoice } from '../../../shared/list';
import { ErrorsPart } from './ErrorsPart';
import { reportSpan, type ReportSpan } from './reportAddress';
import { SwitchPart } from './SwitchPart';
import { VitalsPart } from './VitalsPart';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  padding-bottom: 72px;
`;

const Lead = styled(Text)`
  max-width: 38rem;
  margin-top: 12px;
`;

const options: readonly { readonly value: ReportSpan; readonly label: () => string }[] = [
  { value: '1', label: m.reports_today },
  { value: '7', label: m.reports_week },
  { value: '30', label: m.reports_month },
];

/** What browsers report by themselves: whether they may, what failed, and how fast pages are; for organisers. */
export function AdminReportsScreen() {
  const { choice, choose } = useAddressChoice(reportSpan);
  const days = Number(choice.days);
  const { supabase } = useGrowClient();
  const { isPending } = useQuery(reportQueries(supabase).switch());
  return (
    <Body>
      <div>
        <Text as="h2" step="h2">
          {m.reports_title()}
        </Text>
        <Lead step="lead" tone="muted">
          {m.reports_lead()}
        </Lead>
      </div>
      <SwitchPart />
      {/* Below it, for how tall it is depends on what it says. */}
      {!isPending && (
        <>
          <div>
            <Segmented
              label={m.reports_span()}
              options={options.map(({ value, label }) => ({ value, label: label() }))}
              value={choice.days}
              onChange={(span) => choose({ days: span })}
            />
          </div>
          <ErrorsPart days={days} />
          <VitalsPart days={days} />
        </>
      )}
    </Body>
  );
}
