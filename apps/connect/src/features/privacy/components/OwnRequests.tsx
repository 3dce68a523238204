import { privacyMutations, privacyQueries, type DataRequest } from '@grow/core/privacy';
import { dayInWords } from '@grow/core/time';
import { useGrowClient, useLocale, useUserId } from '@grow/shell';
import { Badge, Button, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { useKeptFocus } from '../../seat';
import { FailedPart } from '../../../shared/state';
import { SettingRow } from '../../profile';
import { dueInWords, requestKindWords, requestStateWords, timeLeftInWords } from '../requestWords';
import { AskDialog } from './AskDialog';

const Words = styled.div`
  display: grid;
  gap: 2px;
  white-space: pre-line;
`;

const Foot = styled.div`
  padding-top: 16px;
`;

type RowProps = { request: DataRequest; now: Date; onWithdraw: (id: string) => void };

function Row({ request, now, onWithdraw }: RowProps) {
  const { locale } = useLocale();
  const { kind, state, text, answer, askedAt, closedAt } = request;
  const isOpen = state === 'open';
  return (
    <SettingRow
      label={requestKindWords[kind]()}
      action={
        isOpen ? (
          <Button size="sm" onClick={() => onWithdraw(request.id)}>
            {m.data_request_withdraw()}
          </Button>
        ) : (
          <Badge tone={state === 'done' ? 'positive' : 'muted'}>{requestStateWords[state]()}</Badge>
        )
      }
    >
      <Words>
        <span>
          {m.data_request_asked_on({ day: dayInWords(askedAt, locale) })}{' '}
          {isOpen
            ? `${dueInWords(request, locale)}, ${timeLeftInWords(request, now)}.`
            : closedAt && m.data_request_closed_on({ day: dayInWords(closedAt, locale) })}
        </span>
        {text !== '' && <span dir="auto">{text}</span>}
        {answer !== '' && (
          <span dir="auto">
            <b>{m.data_request_answer()}</b> {answer}
          </span>
        )}
      </Words>
    </SettingRow>
  );
}

/** What one asked organisers about one's data and until when they answer, and the way to ask. */
export function OwnRequests() {
  const { supabase } = useGrowClient();
  const { data, error } = useQuery(privacyQueries(supabase).own(useUserId()));
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(() => new Date());
  const withdrawing = useProductMutation(privacyMutations(supabase).withdraw, {
    words: { done: m.data_request_taken_back(), failed: m.data_request_not_taken_back() },
  });
  return (
    <Section title={m.data_requests_own()} titleStep="h2" isFlush>
      <SettingRow
        label={m.data_requests_ask()}
        action={
          <Button size="sm" onClick={() => setAsking(true)}>
            {m.data_requests_ask()}
          </Button>
        }
      >
        {m.data_requests_own_detail()}
      </SettingRow>
      <div ref={root} tabIndex={-1} role="group" aria-label={m.data_requests_own()} {...events}>
        {data?.map((request) => (
          <Row key={request.id} request={request} now={now} onWithdraw={(id) => withdrawing.run(id)} />
        ))}
      </div>
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {!data && error && <FailedPart error={error} />}
      {data?.length === 0 && (
        <Foot>
          <Text step="small" tone="muted">
            {m.data_requests_own_none()}
          </Text>
        </Foot>
      )}
      <AskDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </Section>
  );
}
