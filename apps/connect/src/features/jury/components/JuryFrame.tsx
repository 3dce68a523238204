import type { JurySnapshot } from '@grow/core/jury';
import { timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { fingerReach, media, OfflineLine, TextLink, Wrap } from '@grow/ui';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Frame = styled(Wrap)`
  padding-top: 20px;
  padding-bottom: 48px;
  ${media.lg} {
    padding-top: 36px;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  align-items: center;
  padding-bottom: 14px;
  border-bottom: 1px solid var(--color-line);
  p {
    order: 3;
    flex-basis: 100%;
  }
  p span {
    margin-left: 12px;
    color: var(--color-ink-muted);
  }
  a {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    ${fingerReach}
  }
  ${media.lg} {
    p {
      order: 0;
      flex-basis: auto;
      margin-left: auto;
    }
  }
`;

const Side = styled.div`
  margin-left: auto;
  /* The words of a quiet button end where the column does. */
  margin-right: -12px;
  ${media.lg} {
    display: none;
  }
`;

/** Says since when there is no connection, and how much waits. */
function Away({ snapshot }: { snapshot: JurySnapshot }) {
  const { locale } = useLocale();
  const { link, offlineSince, unsent, isKept } = snapshot;
  const isAway = link === 'offline' || link === 'stopped';
  if (!isAway) return <OfflineLine>{isKept ? undefined : m.jury_unkept()}</OfflineLine>;
  const time = timeInWords(offlineSince ?? new Date(), locale);
  return (
    <OfflineLine>
      <b>{link === 'stopped' ? m.jury_stopped() : m.jury_offline_since({ time })}</b>{' '}
      {unsent > 0 ? m.jury_offline_waiting({ count: unsent }) : m.jury_offline_nothing()}{' '}
      {link === 'stopped' && (
        <TextLink href={fullPath(paths.login({ next: window.location.pathname }))} linkComponent={AppLink}>
          {m.jury_log_in()}
        </TextLink>
      )}
    </OfflineLine>
  );
}

type JuryFrameProps = {
  snapshot: JurySnapshot;
  /** Such as "Half-time, Hall C". */
  place: string;
  remark: string;
  /** Where one comes from; the dashboard unless it is said. */
  back?: { href: string; label: string };
  /** On phones, right of the way back. */
  side?: ReactNode;
  children: ReactNode;
};

/** What stands above a juror's screens: the way back, where one is, and how the connection is. */
export function JuryFrame({ snapshot, place, remark, back, side, children }: JuryFrameProps) {
  const way = back ?? { href: fullPath(paths.dashboard()), label: m.dashboard_title() };
  return (
    <Frame>
      <Top>
        <TextLink variant="plain" href={way.href} linkComponent={AppLink}>
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
          {way.label}
        </TextLink>
        {side && <Side>{side}</Side>}
        <p>
          <b>{place}</b>
          <span>{remark}</span>
        </p>
      </Top>
      <Away snapshot={snapshot} />
      {children}
    </Frame>
  );
}
