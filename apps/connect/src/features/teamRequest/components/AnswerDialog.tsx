import { askedWhile, type RequestOfMine, requestQueries } from '@grow/core';
import { useGrowClient, useUserId } from '@grow/shell';
import { Button, Dialog, EmptyState, Skeleton, SkeletonGroup, Text, useToast } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { FormFailure } from '../../auth';
import { FailedPart } from '../../state';
import { useRequestDeeds } from '../useRequestDeeds';
import { useUndoable } from '../../undo';

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

function Invitation({ request, failure }: { request: RequestOfMine; failure: unknown }) {
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
    askedWhile(requestId !== undefined && userId !== '', requestQueries(supabase).mine(userId)),
  );
  const request = mine.data?.find(({ id, kind }) => id === requestId && kind === 'invite');
  const deeds = useRequestDeeds();
  const undoable = useUndoable();
  const navigate = useNavigate();
  const toast = useToast();
  const [isJoining, setJoining] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const isBusy = isJoining || undoable.isBusy;
  const name = { team: request?.team.name ?? '' };

  const handleClose = () => {
    if (isBusy) return;
    setFailure(undefined);
    onClose();
  };
  async function join(id: string): Promise<void> {
    setJoining(true);
    setFailure(undefined);
    try {
      await deeds.answer(id, true);
      toast.show({
        status: 'success',
        title: m.answer_accepted(name),
        description: m.answer_accepted_detail(),
      });
      void navigate(paths.team(), { replace: true });
    } catch (error) {
      setFailure(error);
    } finally {
      setJoining(false);
    }
  }
  async function decline(id: string): Promise<void> {
    const isDone = await undoable.start({
      run: () => deeds.answer(id, false),
      undo: () => deeds.reopen(id),
      words: {
        done: m.answer_declined(name),
        detail: m.answer_declined_detail(),
        failed: m.answer_not_declined(name),
        undone: m.answer_undone(name),
        notUndone: m.answer_not_undone(name),
      },
    });
    if (isDone) onClose();
  }

  const actions = request ? (
    <>
      <Button
        isBusy={undoable.isBusy}
        busyLabel={m.answer_declining()}
        onClick={() => !isBusy && void decline(request.id)}
      >
        {m.answer_decline()}
      </Button>
      <Button
        variant="primary"
        isBusy={isJoining}
        busyLabel={m.answer_accepting()}
        onClick={() => !isBusy && void join(request.id)}
      >
        {m.answer_accept(name)}
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
        <Invitation request={request} failure={failure} />
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
