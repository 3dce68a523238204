import type { CheckInSnapshot } from '@grow/core/check-in';
import { useLocale } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { hourInWords } from '../checkInWords';

const Note = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 12px;
  padding: 12px 14px;
  border-radius: var(--radius-md);
  background: var(--color-caution-tint);
  > svg {
    margin-top: 2px;
    color: var(--color-caution);
  }
  button {
    margin-top: 8px;
  }
`;

const Notes = styled.div`
  display: grid;
  gap: 8px;
  &:empty {
    display: none;
  }
`;

type NoticeProps = { icon?: 'cloud' | 'warning'; action?: ReactNode; children: ReactNode };

function Notice({ icon = 'warning', action, children }: NoticeProps) {
  const Icon = icon === 'cloud' ? CloudOff : TriangleAlert;
  return (
    <Note>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <Text step="ui">{children}</Text>
        {action}
      </div>
    </Note>
  );
}

/** Props of {@link CheckInNotices}. */
export type CheckInNoticesProps = {
  snapshot: CheckInSnapshot;
  onWake: () => void;
  onDismissRefused: () => void;
};

/** What a person at the desk has to know about the network and what is not sent. */
export function CheckInNotices({ snapshot, onWake, onDismissRefused }: CheckInNoticesProps) {
  const { locale } = useLocale();
  const { link, isKept, others, scans, results, list } = snapshot;
  const refused = scans.filter((scan) => scan.refused !== undefined).length;
  const corrected = results.filter(({ isCorrected }) => isCorrected).length;
  const again = (
    <Button size="sm" onClick={onWake}>
      {m.try_again()}
    </Button>
  );
  const notices: [string, ReactNode][] = [];
  if (link === 'offline')
    notices.push([
      'offline',
      <Notice icon="cloud" action={again}>
        {m.check_in_offline_detail()}{' '}
        {list && m.check_in_offline_since({ time: hourInWords(list.asOf, new Date(), locale) })}
      </Notice>,
    ]);
  if (link === 'stopped')
    notices.push(['stopped', <Notice action={again}>{m.check_in_stopped_detail()}</Notice>]);
  if (!isKept) notices.push(['unkept', <Notice>{m.check_in_unkept()}</Notice>]);
  if (corrected > 0)
    notices.push(['corrected', <Notice>{m.check_in_corrected({ count: corrected })}</Notice>]);
  if (refused > 0) {
    const dismiss = (
      <Button size="sm" onClick={onDismissRefused}>
        {m.check_in_dismiss()}
      </Button>
    );
    notices.push(['refused', <Notice action={dismiss}>{m.check_in_refused({ count: refused })}</Notice>]);
  }
  if (others > 0) notices.push(['others', <Notice>{m.check_in_others({ count: others })}</Notice>]);
  return (
    <Notes>
      {notices.map(([key, notice]) => (
        <Fragment key={key}>{notice}</Fragment>
      ))}
    </Notes>
  );
}
