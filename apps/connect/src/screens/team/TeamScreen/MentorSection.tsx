import type { Team } from '@grow/core/team';
import { Button, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AdviceList } from '../../../features/actionItem';
import { ConfidenceDialog } from '../../../features/confidence';
import { MentorCard, useTeamMentor } from '../../../features/pulse';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';

const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

const Confide = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
`;

/** Who looks after the team, what they advise, and a way past both of them. */
export function MentorSection({ team, weeks }: { team: Team; weeks: readonly number[] }) {
  const mentor = useTeamMentor(team.id);
  const [isConfiding, setIsConfiding] = useState(false);
  return (
    <Section title={m.mentor_title()} id="mentor">
      <Stack>
        {mentor.isPending && (
          <SkeletonGroup label={m.loading()}>
            <Skeleton shape="control" />
          </SkeletonGroup>
        )}
        {mentor.isError && mentor.data === undefined && <FailedPart error={mentor.error} />}
        {mentor.data && <MentorCard mentor={mentor.data} />}
        {mentor.data === null && (
          <Text step="ui" tone="muted">
            {m.mentor_none()}
          </Text>
        )}
        <AdviceList teamId={team.id} weeks={weeks} />
        <Confide>
          <Button
            size="sm"
            icon={<Lock size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setIsConfiding(true)}
          >
            {m.confidence_open()}
          </Button>
          <Text step="small" tone="muted">
            {m.confidence_hint()}
          </Text>
        </Confide>
      </Stack>
      <ConfidenceDialog isOpen={isConfiding} onClose={() => setIsConfiding(false)} />
    </Section>
  );
}
