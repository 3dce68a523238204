import { EmptyState, media, Wrap } from '@grow/ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import type { OpenCheckIn } from '../useCheckIn';
import { useKeptText } from '../useKeptText';
import { useSignals } from '../useSignals';
import { CameraPanel } from './CameraPanel';
import { CheckInHead } from './CheckInHead';
import { CheckInNotices } from './CheckInNotices';
import { CheckInSettings } from './CheckInSettings';
import { GuestSearch } from './GuestSearch';
import { RecentScans } from './RecentScans';
import { ResultCard } from './ResultCard';
import { SpokenResult } from './SpokenResult';

// One column for a thumb: the result on top, the camera, then the search at the bottom. Wide: what is scanned left, who
// it is right.
const Columns = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  ${media.lg} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 24px 48px;
    align-items: start;
    padding-bottom: 72px;
  }
`;

const Column = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
  ${media.belowLg} {
    display: contents;
  }
`;

const deskNameKey = 'grow-desk-name';
const silentKey = 'grow-desk-silent';

/** What the desk calls itself on this device. */
export const useDeskName = () => useKeptText(deskNameKey, m.check_in_desk_default());

type CheckInDeskProps = OpenCheckIn & {
  name: string;
  onName: (name: string) => void;
};

/** The check-in desk with the list of guests: scan, search, undo, and what becomes of it. */
export function CheckInDesk({ desk, snapshot, name, onName }: CheckInDeskProps) {
  const { event, list, results, scans, link } = snapshot;
  const [silent, setSilent] = useKeptText(silentKey, '');
  const isOnline = link === 'online';
  useSignals(results, silent !== '');
  useEffect(() => {
    // Fetched while there is a network: the camera may be turned on without one.
    if (isOnline) import('../camera/frameReader').catch(() => undefined);
  }, [isOnline]);
  if (!event || !list) return null;
  const [last] = results;
  return (
    <Wrap>
      <CheckInHead event={event} list={list} scans={scans} link={link} />
      <Columns>
        <Column>
          <ResultCard result={last} onTakeBack={desk.takeBack} onForce={(id) => desk.letIn(id, true)} />
          <SpokenResult result={last} />
          {list.guests.size === 0 && (
            <EmptyState
              title={m.check_in_nobody_registered()}
              description={m.check_in_nobody_registered_detail()}
            />
          )}
          <CameraPanel onCode={desk.scan} />
          <CheckInNotices snapshot={snapshot} onWake={desk.wake} onDismissRefused={desk.dismissRefused} />
        </Column>
        <Column>
          <GuestSearch list={list} scans={scans} onPick={(id) => desk.letIn(id)} onCode={desk.scan} />
          <RecentScans results={results} onTakeBack={desk.takeBack} />
          <CheckInSettings
            name={name}
            onName={onName}
            isSilent={silent !== ''}
            onSilent={(isSilent) => setSilent(isSilent ? 'yes' : '')}
          />
        </Column>
      </Columns>
    </Wrap>
  );
}
