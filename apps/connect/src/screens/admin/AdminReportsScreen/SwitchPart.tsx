import { reportQueries, type ReportSwitch } from '@grow/core/report';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Badge, Button, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { percentOf } from './reportWords';
import { SwitchDialog } from './SwitchDialog';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
  padding: 16px 0;
  border-block: 1px solid var(--color-line);
  & > div {
    display: grid;
    gap: 4px;
    max-width: 38rem;
  }
`;

function State({ found, onChange }: { found: ReportSwitch; onChange: () => void }) {
  const { locale } = useLocale();
  const { isOn, share, days, changedAt } = found;
  return (
    <Row>
      <div>
        <p>
          <Badge tone={isOn ? 'positive' : 'neutral'}>{isOn ? m.reports_on() : m.reports_off()}</Badge>
        </p>
        <Text step="ui">
          {isOn ? m.reports_on_detail({ share: percentOf(share, locale), days }) : m.reports_off_detail()}
        </Text>
        <Text step="small" tone="muted">
          {m.reports_changed({ at: dateTimeInWords(changedAt, locale) })}
        </Text>
      </div>
      <Button onClick={onChange}>{isOn ? m.reports_switch_off() : m.reports_switch_on()}</Button>
    </Row>
  );
}

/** Whether browsers may report, and the way to change it. */
export function SwitchPart() {
  const { supabase } = useGrowClient();
  const { data, error } = useQuery(reportQueries(supabase).switch());
  const [isChanging, setChanging] = useState(false);
  if (!data && error) return <FailedPart error={error} />;
  if (!data)
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  return (
    <>
      <State found={data} onChange={() => setChanging(true)} />
      <SwitchDialog isOpen={isChanging} found={data} onClose={() => setChanging(false)} />
    </>
  );
}
