import { DATA_READS_PAGE_SIZE, dataReadKinds, privacyQueries, type DataRead } from '@grow/core/privacy';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, FilterTag, media, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useAuditActors } from '../../../features/audit';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { FilterSelect, useAddressChoice, type Choose } from '../../../shared/list';
import { FailedPart } from '../../../shared/state';
import { readLog, type ReadChoice } from './privacyAddress';
import { readDetailInWords, readInWords, readKindWords } from './readWords';

const Filters = styled.div`
  display: grid;
  gap: 16px 12px;
  grid-template-columns: 1fr 1fr;
  padding: 16px 0 4px;
  ${media.md} {
    grid-template-columns: 240px 240px;
  }
`;

const List = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    justify-content: space-between;
    padding: 12px 0;
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

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-top: 16px;
`;

function Line({ read }: { read: DataRead }) {
  const { locale } = useLocale();
  const detail = readDetailInWords(read, locale);
  return (
    <li>
      <div>
        <span>{readInWords(read, locale)}</span>
        {detail !== '' && (
          <Text as="span" step="small" tone="muted">
            {detail}
          </Text>
        )}
      </div>
      <Text as="time" step="small" tone="muted">
        {dateTimeInWords(read.readAt, locale)}
      </Text>
    </li>
  );
}

type ReadFiltersProps = {
  choice: ReadChoice;
  /** Who the reads are narrowed to, where their name is known. */
  name: string | undefined;
  onChoose: Choose<ReadChoice>;
};

/** By whom, what, and, from somebody's page, whose. */
function ReadFilters({ choice, name, onChoose }: ReadFiltersProps) {
  const organisers = useAuditActors().filter(({ role }) => role === 'ORGA');
  const words = m.audit_tag_person({ name: name ?? m.audit_tag_chosen() });
  return (
    <>
      <Filters>
        <FilterSelect
          label={m.data_reads_reader()}
          all={m.audit_everybody()}
          value={choice.readerId}
          values={organisers.map(({ id }) => id)}
          wordsOf={(id) => organisers.find((one) => one.id === id)?.name ?? m.audit_tag_chosen()}
          onChoose={(readerId) => onChoose({ readerId })}
        />
        <FilterSelect
          label={m.data_reads_what()}
          all={m.audit_everything()}
          value={choice.what}
          values={dataReadKinds}
          wordsOf={(what) => readKindWords[what]()}
          onChoose={(what) => onChoose({ what })}
        />
      </Filters>
      {choice.userId !== undefined && (
        <Foot>
          <FilterTag
            removeLabel={m.audit_tag_remove({ name: words })}
            onRemove={() => onChoose({ userId: undefined })}
          >
            {words}
          </FilterTag>
        </Foot>
      )}
    </>
  );
}

/** Which organiser looked at what nobody but the person and organisers may see. */
export function ReadsPart() {
  const { supabase } = useGrowClient();
  const { choice, choose } = useAddressChoice(readLog);
  const { before, ...filter } = choice;
  const { data, error, isPlaceholderData } = useQuery({
    ...privacyQueries(supabase).reads(filter, before),
    placeholderData: keepPreviousData,
  });
  const person = data?.find((read) => read.person?.userId === choice.userId)?.person;
  return (
    <Section title={m.data_reads_title()} aside={m.data_reads_aside()} isFlush>
      <ReadFilters
        choice={choice}
        name={person && personName(person)}
        onChoose={(changes) => choose({ before: undefined, ...changes })}
      />
      {data && (
        <List aria-busy={isPlaceholderData}>
          {data.map((read) => (
            <Line key={read.id} read={read} />
          ))}
        </List>
      )}
      {data?.length === 0 && (
        <Foot>
          <Text step="ui" tone="muted">
            {before === undefined ? m.data_reads_none() : m.data_reads_no_more()}
          </Text>
        </Foot>
      )}
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      <Foot>
        {data?.length === DATA_READS_PAGE_SIZE && (
          <Button size="sm" onClick={() => choose({ before: data.at(-1)?.id })}>
            {m.data_reads_earlier()}
          </Button>
        )}
        {before !== undefined && (
          <Button size="sm" onClick={() => choose({ before: undefined })}>
            {m.data_reads_newest()}
          </Button>
        )}
      </Foot>
      <Text step="small" tone="muted">
        {m.data_reads_note()}
      </Text>
    </Section>
  );
}
