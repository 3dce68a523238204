import type { Page } from '@grow/core';
import { useLocale } from '@grow/shell';
import { Button, EmptyState, Pagination, Text } from '@grow/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  countInWords,
  PER_PAGE,
  positionInWords,
  teamsList,
  unchosen,
  useIsNamingSkills,
  useSkillName,
  type ChooseTeams,
  type TeamsAddress,
} from '../../../features/teamSearch';
import { FailedPart } from '../../../shared/state';
import { m } from '../../../paraglide/messages';
import { ListState } from '../../../shared/list';

const Root = styled.section`
  min-width: 0;
  /* Below the header, where a new page begins. */
  scroll-margin-top: 88px;
  & > [aria-busy='true'] {
    opacity: 0.6;
  }
`;

const Count = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  min-height: 36px;
  margin-bottom: 10px;
`;

const Found = styled.div`
  display: grid;
  gap: 48px;
  min-width: 0;
`;

type Empty = { title: string; detail: string };

type ListFrameProps<Hit> = {
  address: TeamsAddress;
  hits: UseQueryResult<Page<Hit>>;
  /** What else has to be known before a hit can be drawn. */
  isReady: boolean;
  failure: unknown;
  skeleton: ReactNode;
  /** What is said where nothing is listed at all. */
  nothing: Empty;
  /** What stands below that nothing was found, for whoever should not leave with nothing. */
  instead?: ReactNode;
  onChoose: ChooseTeams;
  children: (hits: readonly Hit[]) => ReactNode;
};

function Nothing({
  address,
  nothing,
  instead,
  onChoose,
}: Pick<ListFrameProps<never>, 'address' | 'nothing' | 'instead' | 'onChoose'>) {
  if (!teamsList.isNarrowed(address))
    return <EmptyState title={nothing.title} description={nothing.detail} />;
  return (
    <Found>
      <EmptyState
        title={address.view === 'teams' ? m.teams_none() : m.teams_none_people()}
        description={m.teams_none_detail()}
        action={
          <Button size="sm" onClick={() => onChoose(unchosen(address.view))}>
            {m.teams_clear_all()}
          </Button>
        }
      />
      {instead}
    </Found>
  );
}

/** A page of a list: skeleton, failure, nothing, past the end, or its entries under their number and above the steps. */
export function ListFrame<Hit>(props: ListFrameProps<Hit>) {
  const { address, hits, isReady, failure, skeleton, nothing, instead, onChoose, children } = props;
  const { locale } = useLocale();
  const nameOf = useSkillName();
  const isNaming = useIsNamingSkills();
  const root = useRef<HTMLElement>(null);
  const isNarrowed = teamsList.isNarrowed(address);
  const handlePage = (page: number) => {
    onChoose({ page });
    root.current?.scrollIntoView({ block: 'start' });
  };
  if (failure) return <FailedPart error={failure} />;
  return (
    <ListState
      result={hits}
      page={address.page}
      pageSize={PER_PAGE}
      failed={(error) => <FailedPart error={error} />}
      skeleton={skeleton}
      nothing={<Nothing address={address} nothing={nothing} instead={instead} onChoose={onChoose} />}
      beyond={{ title: m.teams_beyond(), toLast: m.teams_last_page() }}
      onPage={(page) => onChoose({ page })}
    >
      {({ items, total, pages, from, isBusy }) => {
        if (!isReady || isNaming) return skeleton;
        const words = countInWords(address.view, total, address.skills.map(nameOf), locale);
        return (
          <Root ref={root} aria-label={address.view === 'teams' ? m.teams_title() : m.teams_looking()}>
            <Count>
              <Text as="h2" step="ui" aria-live="polite">
                <b>{words.count}</b>{' '}
                {words.skills && (
                  <Text as="span" step="ui" tone="muted">
                    {words.skills}
                  </Text>
                )}
              </Text>
              {isNarrowed && (
                <Button size="sm" variant="ghost" onClick={() => onChoose(unchosen(address.view))}>
                  {m.teams_clear()}
                </Button>
              )}
            </Count>
            <div aria-busy={isBusy}>{children(items)}</div>
            {pages > 1 && (
              <Pagination
                page={address.page}
                pageCount={pages}
                position={positionInWords(from, items.length, total, locale)}
                onChange={handlePage}
                labels={{
                  navigation: address.view === 'teams' ? m.teams_pages() : m.teams_pages_people(),
                  previous: m.people_previous(),
                  next: m.people_next(),
                }}
              />
            )}
          </Root>
        );
      }}
    </ListState>
  );
}
