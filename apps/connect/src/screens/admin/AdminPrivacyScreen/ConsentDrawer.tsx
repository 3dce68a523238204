import {
  CONSENTS_PAGE_SIZE,
  privacyQueries,
  type ConsentFigure,
  type ConsentRequest,
  type GivenConsent,
} from '@grow/core/privacy';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Drawer, Field, SearchInput, Segmented, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { useAddressChoice, useSearchBox } from '../../../shared/list';
import { FailedPart } from '../../../shared/state';
import { consentTextWords } from './consentWords';
import { consentKey, consentList, type ConsentText } from './privacyAddress';

const Parts = styled.div`
  display: grid;
  gap: 20px;
`;

const List = styled.ul`
  li {
    display: grid;
    gap: 2px;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const TAKEN_BACK = 'taken-back';

function Line({ consent }: { consent: GivenConsent }) {
  const { locale } = useLocale();
  const { givenAt, withdrawnAt } = consent;
  return (
    <li>
      <bdi>{personName(consent.person)}</bdi>
      <Text as="span" step="small" tone="muted">
        {m.consents_given({ at: dateTimeInWords(givenAt, locale) })}
        {withdrawnAt && `, ${m.consents_taken_back({ at: dateTimeInWords(withdrawnAt, locale) })}`}
      </Text>
    </li>
  );
}

/** A page of those who agreed, the latest first, and the ways to earlier ones and back; another request begins with the latest. */
function People({ request }: { request: ConsentRequest }) {
  const { supabase } = useGrowClient();
  const [behind, setBehind] = useState<{ of: string; id: string | undefined }>();
  const asked = [consentKey(request), request.isWithdrawn, request.search].join(' ');
  const before = behind?.of === asked ? behind.id : undefined;
  const setBefore = (id: string | undefined) => setBehind({ of: asked, id });
  const { data, error, isPlaceholderData } = useQuery({
    ...privacyQueries(supabase).consents(request, before),
    placeholderData: keepPreviousData,
  });
  if (!data) {
    if (error) return <FailedPart error={error} />;
    return (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      {data.length === 0 && (
        <Text step="ui" tone="muted" role="status">
          {before === undefined ? m.consents_nobody() : m.data_reads_no_more()}
        </Text>
      )}
      <List aria-busy={isPlaceholderData}>
        {data.map((consent) => (
          <Line key={consent.id} consent={consent} />
        ))}
      </List>
      <Foot>
        {data.length === CONSENTS_PAGE_SIZE && (
          <Button size="sm" onClick={() => setBefore(data.at(-1)?.id)}>
            {m.data_reads_earlier()}
          </Button>
        )}
        {before !== undefined && (
          <Button size="sm" onClick={() => setBefore(undefined)}>
            {m.data_reads_newest()}
          </Button>
        )}
      </Foot>
    </>
  );
}

type ConsentsProps = { text: ConsentText; figure: ConsentFigure | undefined };

function Consents({ text, figure }: ConsentsProps) {
  const { locale } = useLocale();
  const { choice, choose } = useAddressChoice(consentList);
  const box = useSearchBox(choice.search, (search) => choose({ search }, { isTyping: true }));
  const { isWithdrawn } = choice;
  const search = choice.search.trim();
  return (
    <Parts>
      <Segmented
        label={m.consents_show()}
        options={[
          { value: '', label: m.consents_standing(), count: figure?.standing.toLocaleString(locale) },
          {
            value: TAKEN_BACK,
            label: m.consents_withdrawn(),
            count: figure?.withdrawn.toLocaleString(locale),
          },
        ]}
        value={isWithdrawn ? TAKEN_BACK : ''}
        onChange={(value) => choose({ isWithdrawn: value === TAKEN_BACK })}
      />
      <form {...box.form}>
        <Field label={m.mentoring_find_person()}>
          <SearchInput {...box.input} />
        </Field>
      </form>
      <People request={{ ...text, isWithdrawn, search }} />
      <Text step="small" tone="muted">
        {m.consents_note()}
      </Text>
    </Parts>
  );
}

type ConsentDrawerProps = {
  /** What the address names; undefined while the drawer is closed. */
  text: ConsentText | undefined;
  figure: ConsentFigure | undefined;
  onClose: () => void;
};

/** Who agreed to a version of a text and when, and who took it back; that it was read is noted. */
export function ConsentDrawer({ text, figure, onClose }: ConsentDrawerProps) {
  return (
    <Drawer
      isOpen={text !== undefined}
      onClose={onClose}
      title={text ? consentTextWords(text) : m.consents_title()}
      closeLabel={m.orga_close()}
    >
      {text && <Consents text={text} figure={figure} />}
    </Drawer>
  );
}
