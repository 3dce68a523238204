import { mentorAdminMutations, mentorQueries, type MentorAssignmentOfTeam } from '@grow/core/mentor';
import { useGrowClient } from '@grow/shell';
import { Badge, Button, Section, Skeleton, SkeletonGroup, Text, TextLink } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ReasonDialog, StandInDialog } from '../../../features/mentor';
import { useKeptFocus } from '../../../features/seat';
import { useProductMutation } from '../../../mutation';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';

const Root = styled.div`
  margin-top: 32px;
  &:focus {
    outline: none;
  }
`;

const Line = styled.li`
  display: grid;
  gap: 8px;
  padding: 12px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 10px;
    align-items: center;
  }
`;

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
`;

function MentorTeam({ assignment }: { assignment: MentorAssignmentOfTeam }) {
  const { supabase } = useGrowClient();
  const [open, setOpen] = useState<'end' | 'give'>();
  const { team, status } = assignment;
  const about = { team: team.name };
  const mutations = mentorAdminMutations(supabase);
  const ending = useProductMutation(mutations.endAssignment, { words: { done: m.matching_ended(about) } });
  const withdrawing = useProductMutation(mutations.withdrawProposal, {
    words: { done: m.matching_withdrawn(about), failed: m.matching_not_withdrawn(about) },
  });
  const close = () => setOpen(undefined);
  return (
    <Line>
      <div>
        <TextLink href={fullPath(paths.teamPage(team.slug))} linkComponent={AppLink}>
          <b>{team.name}</b>
        </TextLink>
        {status === 'proposed' && <Badge tone="info">{m.matching_waits_for_answer()}</Badge>}
      </div>
      <div>
        {status === 'proposed' ? (
          <Button
            size="sm"
            isBusy={withdrawing.isBusy}
            aria-label={m.matching_withdraw_of(about)}
            onClick={() => withdrawing.run(assignment)}
          >
            {m.matching_withdraw()}
          </Button>
        ) : (
          <>
            <Button size="sm" aria-label={m.matching_give_of(about)} onClick={() => setOpen('give')}>
              {m.mentoring_give()}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={m.matching_end_of(about)}
              onClick={() => setOpen('end')}
            >
              {m.matching_end()}
            </Button>
          </>
        )}
      </div>
      <StandInDialog isOpen={open === 'give'} onClose={close} assignment={assignment} />
      <ReasonDialog
        isOpen={open === 'end'}
        onClose={close}
        title={m.matching_end_title(about)}
        detail={m.matching_end_detail()}
        action={m.matching_end()}
        readers={m.matching_end_reason_help()}
        draft={['endAssignment', assignment.id]}
        send={async (reason) => ending.send({ assignment, reason })}
      />
    </Line>
  );
}

/** Teams that a mentor looks after or is asked about: given to a stand-in, ended, or asked no longer. */
export function MentorTeams({ userId }: { userId: string }) {
  const { supabase } = useGrowClient();
  const { data, error } = useQuery(mentorQueries(supabase).assignments(userId));
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const open = data?.filter(
    ({ status, mentorId }) => mentorId === userId && (status === 'active' || status === 'proposed'),
  );
  return (
    <Root ref={root} {...events} tabIndex={-1} data-teams="">
      <Section title={m.matching_teams()} isFlush>
        {error && !open && <FailedPart error={error} />}
        {!error && !open && (
          <SkeletonGroup label={m.loading()}>
            <Skeleton shape="control" />
          </SkeletonGroup>
        )}
        {open?.length === 0 && (
          <Text step="ui" style={{ paddingBlock: 16 }}>
            {m.matching_no_team()}
          </Text>
        )}
        <List>
          {open?.map((assignment) => (
            <MentorTeam key={assignment.id} assignment={assignment} />
          ))}
        </List>
      </Section>
    </Root>
  );
}
