import { handInAdminMutations, handInAdminQueries, type ReminderFate } from '@grow/core/hand-in-admin';
import { enabledWhile } from '@grow/core/query';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Checkbox, Dialog, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fatesByCount, someNames, teamCount, teamFateWords, weekWords } from '../../../features/handInAdmin';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { teamIdsOf, type ActionProps } from './handInActions';
import { useFateWords } from './useFateWords';

const List = styled.dl`
  display: grid;
  margin: 16px 0;
  border-top: 1px solid var(--color-line);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
  }
  dd {
    margin: 0;
  }
  dd + dd {
    grid-column: 1 / -1;
    font-size: 0.875rem;
    color: var(--color-ink-muted);
    overflow-wrap: anywhere;
  }
`;

const DAY_MS = 86_400_000;

type Group = { readonly words: string; readonly teams: readonly ReminderFate[] };

/** Counts whom a reminder reaches, says why it does not reach the others, and sends it. */
export function ReminderDialog({ started, onClose, now }: ActionProps & { now: Date }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [sparesRecent, setSpares] = useState(true);
  const request = {
    milestoneId: started?.week.milestone.id ?? '',
    teamIds: started ? teamIdsOf(started.rows) : [],
  };
  const { data, error } = useQuery(
    enabledWhile(started !== undefined, handInAdminQueries(supabase).reminder(request)),
  );
  const number = (value: number) => value.toLocaleString(locale);
  const said = useFateWords('reached');
  const isRecent = ({ remindedAt }: ReminderFate) =>
    remindedAt !== undefined && now.getTime() - remindedAt.getTime() < DAY_MS;
  const reached = data?.filter(({ fate }) => fate === 'reached') ?? [];
  const recent = reached.filter(isRecent);
  const going = sparesRecent ? reached.filter((one) => !isRecent(one)) : reached;
  const people = going.reduce((sum, one) => sum + one.people, 0);
  const reminding = useProductMutation(handInAdminMutations(supabase).remind, {
    words: {
      done: (fates) => said.done(fates, m.matrix_reminded),
      detail: said.leftOut,
      failed: m.matrix_not_reminded(),
    },
    onDone: onClose,
  });
  const names = new Map(started?.rows.map(({ team }) => [team.id, team.name]));
  const groups: Group[] = [
    { words: teamFateWords.reached(), teams: going },
    { words: m.matrix_fate_spared(), teams: sparesRecent ? recent : [] },
    ...fatesByCount(data ?? [])
      .filter(([fate]) => fate !== 'reached')
      .map(([fate]) => ({
        words: teamFateWords[fate](),
        teams: data?.filter((one) => one.fate === fate) ?? [],
      })),
  ];
  const action = m.matrix_remind({ teams: teamCount(going.length, locale) });
  return (
    <Dialog
      isOpen={started !== undefined}
      onClose={onClose}
      title={started ? m.matrix_remind_title({ week: weekWords(started.week, locale) }) : ''}
      actions={
        <>
          <Button onClick={onClose}>{m.orga_keep()}</Button>
          <Button
            variant="primary"
            isBusy={reminding.isBusy}
            busyLabel={m.orga_busy()}
            disabled={going.length === 0}
            onClick={() => reminding.run({ ...request, teamIds: going.map(({ teamId }) => teamId) })}
          >
            {action}
          </Button>
        </>
      }
    >
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {data && (
        <>
          <Text step="ui" role="status">
            {going.length === 0 && m.matrix_reminds_nobody()}
            {people === 1 && m.matrix_reminds_one()}
            {people > 1 && m.matrix_reminds({ people: number(people) })}
          </Text>
          <List>
            {groups.map(
              ({ words, teams }) =>
                teams.length > 0 && (
                  <div key={words}>
                    <dt>{words}</dt>
                    <dd>{teamCount(teams.length, locale)}</dd>
                    <dd>
                      {someNames(
                        teams.flatMap(({ teamId }) => names.get(teamId) ?? []),
                        locale,
                      )}
                    </dd>
                  </div>
                ),
            )}
          </List>
          {recent.length > 0 && (
            <Checkbox checked={sparesRecent} onChange={({ target }) => setSpares(target.checked)}>
              {m.matrix_spare_recent({ teams: teamCount(recent.length, locale) })}
            </Checkbox>
          )}
        </>
      )}
    </Dialog>
  );
}
