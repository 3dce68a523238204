import {
  privacyQueries,
  REQUESTS_PAGE_SIZE,
  type DataRequestFigures,
  type ListedDataRequest,
} from '@grow/core/privacy';
import { useGrowClient } from '@grow/shell';
import { Button, EmptyState, Section, Segmented, Skeleton, SkeletonGroup } from '@grow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useNow } from '../../../features/officeHour';
import { useKeptFocus } from '../../../features/seat';
import { withParameters } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { FailedPart } from '../../../shared/state';
import { EnterDialog } from './EnterDialog';
import { RequestDrawer } from './RequestDrawer';
import { RequestLine } from './RequestLine';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  padding: 16px 0 4px;
`;

const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-top: 16px;
  &:empty {
    display: none;
  }
`;

const ANSWERED = 'answered';

type ListProps = { isOpen: boolean; data: readonly ListedDataRequest[]; onOpen: (id: string) => void };

function List({ isOpen, data, onOpen }: ListProps) {
  const now = useNow();
  if (data.length === 0) {
    return isOpen ? (
      <EmptyState title={m.admin_privacy_none_open()} description={m.admin_privacy_none_open_detail()} />
    ) : (
      <EmptyState title={m.admin_privacy_none_answered()} />
    );
  }
  return (
    <ul>
      {data.map((request) => (
        <RequestLine key={request.id} request={request} now={now} onOpen={onOpen} />
      ))}
    </ul>
  );
}

/** Which requests the address asks for, and those of the page that is shown. */
export function useShownRequests() {
  const { supabase } = useGrowClient();
  const [query, setQuery] = useSearchParams();
  const isOpen = query.get('show') !== ANSWERED;
  const [behind, setBehind] = useState<string>();
  const { data, error, isPlaceholderData } = useQuery({
    ...privacyQueries(supabase).requests(isOpen, behind),
    placeholderData: keepPreviousData,
  });
  const choose = (value: string) => {
    setBehind(undefined);
    setQuery((now) => withParameters(now, [['show', value || undefined]]), { preventScrollReset: true });
  };
  return { isOpen, data, error, isPlaceholderData, choose, behind, setBehind };
}

type RequestsPartProps = {
  shown: ReturnType<typeof useShownRequests>;
  figures: DataRequestFigures | undefined;
};

/** Requests that are open, the next due first, or those that were answered, and the one that is looked at. */
export function RequestsPart({ shown, figures }: RequestsPartProps) {
  const { isOpen, data, error, isPlaceholderData, choose, behind, setBehind } = shown;
  const [isEntering, setEntering] = useState(false);
  const drawer = useDialogAddress('request');
  const { root, events } = useKeptFocus<HTMLDivElement>();
  return (
    <Section
      title={m.admin_privacy_requests()}
      aside={figures && m.admin_privacy_counted({ open: figures.open, closed: figures.closed })}
      isFlush
    >
      <Head>
        <Segmented
          label={m.admin_privacy_show()}
          options={[
            { value: '', label: m.admin_privacy_open() },
            { value: ANSWERED, label: m.admin_privacy_show_answered() },
          ]}
          value={isOpen ? '' : ANSWERED}
          onChange={choose}
        />
        <Button onClick={() => setEntering(true)}>{m.data_request_enter()}</Button>
      </Head>
      {data && (
        <div
          ref={root}
          tabIndex={-1}
          role="group"
          aria-label={m.admin_privacy_requests()}
          aria-busy={isPlaceholderData}
          {...events}
        >
          <List isOpen={isOpen} data={data} onOpen={(id) => drawer.open(id)} />
        </div>
      )}
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          {Array.from({ length: 3 }, (_, row) => (
            <Skeleton key={row} shape="control" />
          ))}
        </SkeletonGroup>
      )}
      <Pages>
        {behind !== undefined && (
          <Button onClick={() => setBehind(undefined)}>{m.admin_privacy_first()}</Button>
        )}
        {data?.length === REQUESTS_PAGE_SIZE && (
          <Button onClick={() => setBehind(data.at(-1)?.id)}>
            {isOpen ? m.admin_privacy_later() : m.admin_privacy_earlier()}
          </Button>
        )}
      </Pages>
      <RequestDrawer
        isOpen={drawer.value !== undefined && data !== undefined}
        request={data?.find(({ id }) => id === drawer.value)}
        onClose={drawer.close}
      />
      <EnterDialog isOpen={isEntering} onClose={() => setEntering(false)} />
    </Section>
  );
}
