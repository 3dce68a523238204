import { privacyQueries } from '@grow/core/privacy';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { RedactDialog } from './RedactDialog';
import { redactionInWords } from './redactionWords';

const List = styled.ul`
  li {
    display: grid;
    gap: 2px;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
  padding: 16px 0;
  & > p {
    max-width: 36rem;
  }
`;

/** What was taken out of records for good, and the way to do it. */
export function RedactionPart() {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [isAsked, setAsked] = useState(false);
  const { data, error } = useQuery(privacyQueries(supabase).redactions());
  return (
    <Section title={m.redaction_section()} isFlush>
      <Head>
        <Text step="ui" tone="muted">
          {m.redaction_about()}
        </Text>
        <Button onClick={() => setAsked(true)}>{m.redaction_open()}</Button>
      </Head>
      {data && (
        <List>
          {data.map((redaction) => (
            <li key={redaction.id}>
              <span>{redactionInWords(redaction, locale)}</span>
              <span dir="auto">{redaction.reason}</span>
              <Text as="span" step="small" tone="muted">
                {dateTimeInWords(redaction.redactedAt, locale)},{' '}
                {redaction.redactedBy ? personName(redaction.redactedBy) : m.data_request_gone()}
              </Text>
            </li>
          ))}
        </List>
      )}
      {data?.length === 0 && (
        <Text step="small" tone="muted">
          {m.redaction_none()}
        </Text>
      )}
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      <RedactDialog isOpen={isAsked} onClose={() => setAsked(false)} />
    </Section>
  );
}
