import { enabledWhile } from '@grow/core/query';
import { teamRequestMutations, type OwnTeamRequest, teamRequestQueries } from '@grow/core/team';
import { useGrowClient, useUserId } from '@grow/shell';
import { Button, Dialog, EmptyState, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { FormFailure } from '../../../shared/failure';
import { FailedPart } from '../../../shared/state';

const Body = styled.div`
  display: grid;
  gap: 14px;
  margin-bottom: 12px;
`;

const Message = styled.blockquote`
  padding-left: 14px;
  border-left: 2px solid var(--color-edge);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

function Invitation({ request, failure }: { request: OwnTeamRequest; failure: unknown }) {
  return (
    <Body>
      {request.message && <Message dir="auto">{request.message}</Message>}
      <Text step="ui" tone="muted">
        {m.answer_detail()}
      </Text>
      <FormFailure failure={failure} />
    </Body>
  );
}

type AnswerDialogProps = {
  /** The invitation; undefined while the dialog is closed. */
  requestId: string | undefined;
  onClose: () => void;
};

/** Shows an invitation and takes the answer: join, or decline with a way back. */
export function AnswerDialog({ requestId, onClose }: AnswerDialogProps) {
  const { supabase } = useGrowClient();
  const userId = useUserId() ?? '';
  const mine = useQuery(
    enabledWhile(requestId !== undefined && userId !== '', teamRequestQueries(supabase).mine(userId)),
  );
  const request = mine.data?.find(({ id, kind }) => id === requestId && kind === 'invite');
  const { accept, decline } = teamRequestMutations(supabase);
  const navigate = useNavigate();
  const name = { team: request?.team.name ?? '' };
  const joining = useProductMutation(accept, {
    words: { done: m.answer_accepted(name), detail: m.answer_accepted_detail() },
    onDone: () => void navigate(paths.team(), { replace: true }),
  });
  const declining = useProductMutation(decline, {
    waits: true,
    words: {
      done: m.answer_declined(name),
      detail: m.answer_declined_detail(),
      failed: m.answer_not_declined(name),
      undone: m.answer_undone(name),
      notUndone: m.answer_not_undone(name),
    },
    onDone: onClose,
  });
  const isBusy = joining.isBusy || declining.isBusy;
  const handleClose = () => {
    if (isBusy) return;
    joining.reset();
    onClose();
  };

  const actions = request ? (
    <>
      <Button
        isBusy={declining.isBusy}
        busyLabel={m.answer_declining()}
        onClick={() => !isBusy && declining.run(request.id)}
      >
        {m.answer_decline()}
      </Button>
      <Button
        variant="primary"
        isBusy={joining.isBusy}
        busyLabel={m.answer_accepting()}
        onClick={() => !isBusy && joining.run(request.id)}
      >
        {m.answer_join()}
      </Button>
    </>
  ) : undefined;
  return (
    <Dialog
      isOpen={requestId !== undefined}
      onClose={handleClose}
      title={request ? m.answer_title(name) : m.answer_invitation()}
      closeLabel={m.answer_close()}
      actions={actions}
    >
      {request ? (
        <Invitation request={request} failure={joining.failure} />
      ) : mine.isError && !mine.data ? (
        <FailedPart error={mine.error} />
      ) : mine.isPending ? (
        <SkeletonGroup label={m.loading()}>
          <Skeleton width="long" />
          <Skeleton width="half" />
        </SkeletonGroup>
      ) : (
        <EmptyState title={m.answer_gone()} description={m.answer_gone_detail()} headingLevel="h3" />
      )}
    </Dialog>
  );
}
