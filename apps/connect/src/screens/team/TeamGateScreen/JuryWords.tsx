import type { GateComment, TeamGateResult } from '@grow/core/gate';
import type { RoundKind } from '@grow/core/round';
import type { Season } from '@grow/core/season';
import type { Team } from '@grow/core/team';
import { Button, JuryComments, Section, Text } from '@grow/ui';
import { useState } from 'react';
import { NewItemDialog } from '../../../features/actionItem';
import { commentsWords } from '../../../features/gate';
import { weeksOf } from '../../../features/season';
import { useTeamMembers } from '../../../features/team';
import { m } from '../../../paraglide/messages';

type JuryWordsProps = { kind: RoundKind; result: TeamGateResult; team: Team; season: Season };

/** What the jury wrote; any sentence of it can become something to do. */
export function JuryWords({ kind, result: { comments }, team, season }: JuryWordsProps) {
  const members = useTeamMembers(team.id).data ?? [];
  const [taken, setTaken] = useState<GateComment>();
  const [now] = useState(() => new Date());
  return (
    <Section
      title={m.gates_jury_wrote()}
      aside={comments.length > 0 && commentsWords(comments.length)}
      isFlush
    >
      {comments.length > 0 ? (
        <JuryComments
          labels={{ missing: '' }}
          comments={comments.map((comment) => ({
            key: String(comment.number),
            juror: m.gates_juror({ number: comment.number }),
            text: comment.text,
            action: (
              <Button
                size="sm"
                aria-label={m.gates_take_on_of({ number: comment.number })}
                onClick={() => setTaken(comment)}
              >
                {m.gates_take_on()}
              </Button>
            ),
          }))}
        />
      ) : (
        <Text tone="muted">{m.gates_jury_wrote_nothing()}</Text>
      )}
      <NewItemDialog
        teamId={team.id}
        source={taken && { id: `${team.id} ${kind} ${taken.number}`, text: taken.text }}
        weeks={weeksOf(season, now).ahead}
        members={members}
        onClose={() => setTaken(undefined)}
      />
    </Section>
  );
}
