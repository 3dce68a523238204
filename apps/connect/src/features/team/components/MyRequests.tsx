import { agoInWords, dayInWords } from '@grow/core/time';
import { teamRequestMutations, type OwnTeamRequest, teamRequestStatusAt } from '@grow/core/team';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, EmptyState, RequestList, RequestRow, Section, Skeleton, SkeletonGroup } from '@grow/ui';
import type { ComponentProps } from 'react';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { personName } from '../../people';
import { FailedPart } from '../../../shared/state';
import { useWithdrawApplication } from '../../teamRequest';
import { withKindFirst } from '../requestOrder';
import { useMyRequests } from '../useTeam';
import { TeamPicture } from './TeamPicture';

type MineProps = { request: OwnTeamRequest; now: Date };

type AnswersProps = {
  request: OwnTeamRequest;
  /** The team still has a place. */
  canAccept?: boolean;
};

/** Answers to an invitation. */
export function InvitationAnswers({ request: { id, team }, canAccept = true }: AnswersProps) {
  const { supabase } = useGrowClient();
  const { accept, decline } = teamRequestMutations(supabase);
  const name = { team: team.name };
  const joining = useProductMutation(accept, {
    words: {
      done: m.answer_accepted(name),
      detail: m.answer_accepted_detail(),
      failed: m.team_not_joined(name),
    },
  });
  const declining = useProductMutation(decline, {
    words: {
      done: m.answer_declined(name),
      detail: m.answer_declined_detail(),
      failed: m.team_not_declined({ name: team.name }),
      undone: m.answer_undone(name),
      notUndone: m.answer_not_undone(name),
    },
  });
  return (
    <>
      {canAccept && (
        <Button
          size="sm"
          variant="solid"
          aria-label={m.answer_accept(name)}
          isBusy={joining.isBusy}
          busyLabel={m.answer_accepting()}
          onClick={() => joining.run(id)}
        >
          {m.answer_join()}
        </Button>
      )}
      <Button size="sm" variant="ghost" disabled={joining.isBusy} onClick={() => declining.run(id)}>
        {m.answer_decline()}
      </Button>
    </>
  );
}

/** The way back from an application. */
export function WithdrawRequest({ request: { id, team } }: { request: OwnTeamRequest }) {
  const { run } = useWithdrawApplication(team.name);
  return (
    <Button size="sm" aria-label={m.join_withdraw_team({ team: team.name })} onClick={() => run(id)}>
      {m.join_withdraw()}
    </Button>
  );
}

function Mine({ request, now }: MineProps) {
  const { locale } = useLocale();
  const { kind, team, creator, message, createdAt, expiresAt } = request;
  const when = agoInWords(createdAt, now, locale);
  const isOver = teamRequestStatusAt(request, now) === 'expired';
  const about =
    kind === 'apply'
      ? m.team_mine_asked({ when })
      : creator
        ? m.team_mine_invited_by({ name: personName(creator), when })
        : m.team_mine_invited({ when });
  return (
    <RequestRow
      picture={<TeamPicture team={team} size={40} />}
      name={team.name}
      about={about}
      message={message && m.team_quoted({ text: message })}
      actions={
        isOver ? undefined : kind === 'apply' ? (
          <WithdrawRequest request={request} />
        ) : (
          <InvitationAnswers request={request} />
        )
      }
      when={isOver ? m.team_request_over() : m.team_request_until({ day: dayInWords(expiresAt, locale) })}
    />
  );
}

type MyRequestsProps = Pick<ComponentProps<typeof Section>, 'titleStep'>;

/** What waits between whoever is logged in and teams, invitations first. */
export function MyRequests({ titleStep = 'h3' }: MyRequestsProps) {
  const requests = useMyRequests();
  const now = new Date(requests.dataUpdatedAt);
  const items = withKindFirst(requests.data ?? [], 'invite');
  return (
    <Section
      title={m.team_requests()}
      titleStep={titleStep}
      aside={items.length > 0 && m.team_requests_open({ count: items.length })}
      isFlush={items.length > 0}
    >
      {requests.isPending && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {requests.isError && !requests.data && <FailedPart error={requests.error} />}
      {requests.data?.length === 0 && (
        <EmptyState title={m.team_mine_empty()} description={m.team_mine_empty_detail()} headingLevel="h3" />
      )}
      <RequestList>
        {items.map((request) => (
          <Mine key={request.id} request={request} now={now} />
        ))}
      </RequestList>
    </Section>
  );
}
