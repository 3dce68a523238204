import { privacyQueries, type ConsentFigure } from '@grow/core/privacy';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Section, Skeleton, SkeletonGroup, Text, TextLink } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { useDialogAddress } from '../../../shared/dialogAddress';
import { FailedPart } from '../../../shared/state';
import { ConsentDrawer } from './ConsentDrawer';
import { consentTextWords, wordingAddresses } from './consentWords';
import { CONSENT, CONSENT_NARROWING, consentKey, consentOf } from './privacyAddress';

const Texts = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
    padding: 8px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  li > div {
    display: grid;
    gap: 2px;
    min-width: 0;
  }
`;

type LineProps = { figure: ConsentFigure; onOpen: () => void };

/** A text in one version: how many stand by it, of how many. */
function Line({ figure, onOpen }: LineProps) {
  const { locale } = useLocale();
  const count = m.consents_count({
    count: figure.standing.toLocaleString(locale),
    people: figure.people.toLocaleString(locale),
  });
  const text = consentTextWords(figure);
  const wording = wordingAddresses[figure.kind];
  return (
    <li>
      <div>
        {wording === undefined ? (
          text
        ) : (
          <TextLink href={wording} linkComponent={AppLink}>
            {text}
          </TextLink>
        )}
        {figure.withdrawn > 0 && (
          <Text as="span" step="small" tone="muted">
            {m.consents_withdrawn_count({ count: figure.withdrawn.toLocaleString(locale) })}
          </Text>
        )}
      </div>
      <Button size="sm" aria-label={`${text}: ${count}`} onClick={onOpen}>
        {count}
      </Button>
    </li>
  );
}

/** Which texts people agreed to, in which version, and how many; each number opens who. */
export function ConsentsPart() {
  const { supabase } = useGrowClient();
  const drawer = useDialogAddress(CONSENT, CONSENT_NARROWING);
  const { data, error } = useQuery(privacyQueries(supabase).consentFigures());
  const text = consentOf(drawer.value);
  return (
    <Section title={m.consents_title()} isFlush>
      {data && (
        <Texts>
          {data.map((figure) => (
            <Line key={consentKey(figure)} figure={figure} onOpen={() => drawer.open(consentKey(figure))} />
          ))}
        </Texts>
      )}
      {data?.length === 0 && (
        <Text step="small" tone="muted">
          {m.consents_none()}
        </Text>
      )}
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      <ConsentDrawer
        text={text}
        figure={data?.find((figure) => text && consentKey(figure) === consentKey(text))}
        onClose={drawer.close}
      />
    </Section>
  );
}
