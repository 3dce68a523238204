import { privacyMutations, privacyQueries, type LedTeam, type RemovalObstacles } from '@grow/core/privacy';
import type { TeamPerson } from '@grow/core/team';
import { useGrowClient } from '@grow/shell';
import { Button, ButtonLink, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../../features/people';
import { useKeptFocus } from '../../../features/seat';
import { ProofDialog } from '../../../features/security';
import { useProductMutation } from '../../../mutation';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { FailedPart } from '../../../shared/state';

const Part = styled.div`
  display: grid;
  gap: 20px;
`;

const Blocked = styled.div`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr);
  gap: 8px 12px;
  padding: 14px;
  border-radius: var(--radius-sm);
  background: var(--color-caution-tint);
  font-size: 0.9375rem;
  line-height: 1.45;
  & > svg {
    margin-top: 2px;
    color: var(--color-caution);
  }
  & > a,
  & > button {
    grid-column: 2;
    justify-self: start;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: 4px;
  li {
    padding: 7px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
`;

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type TeamObstacleProps = { name: string; team: LedTeam };

/** Somebody else has to lead the team first: an organiser makes one of the others captain. */
function TeamObstacle({ name, team }: TeamObstacleProps) {
  const { supabase } = useGrowClient();
  const replacing = useProductMutation(privacyMutations(supabase).replaceCaptain, {
    words: {
      done: (_, { userId }) => {
        const captain = team.others.find((other) => other.userId === userId);
        return m.removal_captain_done({ name: captain ? personName(captain) : '', team: team.name });
      },
      failed: m.removal_captain_failed(),
    },
  });
  return (
    <Blocked data-obstacle="captain_of_a_team">
      <TriangleAlert {...icon} />
      <p>{m.removal_captain({ name, team: team.name })}</p>
      {team.others.map((other) => (
        <Button
          key={other.userId}
          size="sm"
          isBusy={replacing.isBusy}
          onClick={() =>
            replacing.run({ teamId: team.id, userId: other.userId, reason: m.removal_captain_reason() })
          }
        >
          {m.removal_captain_action({ name: personName(other) })}
        </Button>
      ))}
    </Blocked>
  );
}

/** Each thing that has to be settled first, with where that is done. */
function Obstacles({ name, obstacles: { codes, teams } }: { name: string; obstacles: RemovalObstacles }) {
  return codes.map((code) => {
    if (code === 'captain_of_a_team')
      return teams.map((team) => <TeamObstacle key={team.id} name={name} team={team} />);
    return (
      <Blocked key={code} data-obstacle={code}>
        <TriangleAlert {...icon} />
        <p>{code === 'last_orga' ? m.removal_last_orga({ name }) : m.removal_other({ code })}</p>
        <ButtonLink size="sm" href={fullPath(paths.adminPeople())} linkComponent={AppLink}>
          {m.removal_last_orga_action()}
        </ButtonLink>
      </Blocked>
    );
  });
}

function GoesAndStays() {
  const parts = [
    {
      title: m.removal_goes(),
      lines: [m.removal_goes_profile(), m.removal_goes_answers(), m.removal_goes_words()],
    },
    {
      title: m.removal_stays(),
      lines: [m.removal_stays_team(), m.removal_stays_counts(), m.removal_stays_request()],
    },
  ];
  return parts.map(({ title, lines }) => (
    <Lines key={title}>
      <Text as="h3" step="h4">
        {title}
      </Text>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Lines>
  ));
}

/** Deletes the account of whoever asked for it: what stands in the way, what goes and what stays. */
export function RemovalPart({ person, onRemoved }: { person: TeamPerson; onRemoved: () => void }) {
  const { supabase } = useGrowClient();
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const [isAsked, setAsked] = useState(false);
  const name = personName(person);
  const { data, error } = useQuery({ ...privacyQueries(supabase).obstacles(person.userId), gcTime: 0 });
  const removing = useProductMutation(privacyMutations(supabase).remove, {
    words: { done: m.people_removed({ name }) },
    onDone: onRemoved,
  });
  if (!data) {
    if (error) return <FailedPart error={error} />;
    return (
      <SkeletonGroup label={m.privacy_leave_checking()}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  }
  const isBlocked = data.codes.length > 0;
  return (
    <Part ref={root} tabIndex={-1} role="group" aria-label={m.removal_action({ name })} {...events}>
      <Obstacles name={name} obstacles={data} />
      <GoesAndStays />
      <Button
        variant="danger"
        icon={<Trash2 {...icon} />}
        disabled={isBlocked}
        onClick={() => setAsked(true)}
      >
        {m.removal_action({ name })}
      </Button>
      {isBlocked && (
        <Text step="small" tone="muted">
          {m.removal_blocked()}
        </Text>
      )}
      <ProofDialog
        isOpen={isAsked}
        title={m.people_remove_title({ name })}
        detail={m.people_remove_detail()}
        action={m.removal_action({ name })}
        onConfirm={() => removing.send(person.userId)}
        onClose={() => setAsked(false)}
      />
    </Part>
  );
}
