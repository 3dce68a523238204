import type { MentorAssignmentOfTeam } from '@grow/core/mentor';
import { Button, ButtonLink, RequestList, RequestRow, Section } from '@grow/ui';
import { useState } from 'react';
import { useProductMutation } from '../../../mutation';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { takesFocus, useKeptFocus } from '../../seat';
import { TeamPicture } from '../../team';
import { useAssignments, useMentoring } from '../useMentoring';
import { ReasonDialog } from './ReasonDialog';

function Proposal({ assignment }: { assignment: MentorAssignmentOfTeam }) {
  const { team } = assignment;
  const { mutations } = useMentoring();
  const [isDeclining, setDeclining] = useState(false);
  const answering = useProductMutation(mutations.answerProposal, {
    words: {
      done: (_, { isAccepted }) =>
        isAccepted ? m.mentoring_accepted({ team: team.name }) : m.mentoring_declined({ team: team.name }),
      failed: m.mentoring_not_answered({ team: team.name }),
    },
  });
  return (
    <RequestRow
      picture={<TeamPicture team={team} size={40} />}
      name={team.name}
      about={team.pitch}
      actions={
        <>
          <Button
            size="sm"
            variant="solid"
            isBusy={answering.isBusy}
            onClick={() => answering.run({ assignment, isAccepted: true, reason: '' })}
          >
            {m.mentoring_accept({ team: team.name })}
          </Button>
          <Button size="sm" onClick={() => setDeclining(true)}>
            {m.mentoring_decline()}
          </Button>
          <ButtonLink
            size="sm"
            variant="ghost"
            href={fullPath(paths.teamPage(team.slug))}
            linkComponent={AppLink}
          >
            {m.mentoring_look()}
          </ButtonLink>
          <ReasonDialog
            isOpen={isDeclining}
            onClose={() => setDeclining(false)}
            title={m.mentoring_decline_title({ team: team.name })}
            detail={m.mentoring_decline_detail()}
            action={m.mentoring_decline()}
            draft={['declineTeam', assignment.id]}
            send={async (reason) => answering.send({ assignment, isAccepted: false, reason })}
          />
        </>
      }
    />
  );
}

/** Teams that a mentor is asked about; nothing while there is none. */
export function MentorProposals() {
  const { userId } = useMentoring();
  const assignments = useAssignments().data ?? [];
  const proposals = assignments.filter(
    ({ status, mentorId }) => status === 'proposed' && mentorId === userId,
  );
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const [hadSome, setHadSome] = useState(false);
  const hasSome = proposals.length > 0;
  if (hasSome && !hadSome) setHadSome(true);
  if (!hasSome && !hadSome) return null;
  return (
    <div ref={root} {...events} tabIndex={-1}>
      {hasSome ? (
        <Section
          title={
            proposals.length === 1
              ? m.mentoring_proposal_one()
              : m.mentoring_proposals({ count: proposals.length })
          }
          isFlush
        >
          <RequestList>
            {proposals.map((assignment) => (
              <Proposal key={assignment.id} assignment={assignment} />
            ))}
          </RequestList>
        </Section>
      ) : (
        <p {...takesFocus}>{m.mentoring_all_answered()}</p>
      )}
    </div>
  );
}
