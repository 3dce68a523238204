import { gateMutations, type GateBallot } from '@grow/core/gate';
import { weightedScore } from '@grow/core/ranking';
import { useGrowClient, useLocale } from '@grow/shell';
import { Badge, Button, Section, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { gateNamesOf, scoreWords, type RankedRound } from '../../../../features/gate';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { ReasonDialog } from '../ReasonDialog';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
  li {
    display: grid;
    gap: 8px;
    padding: 16px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  blockquote {
    margin: 0;
    white-space: pre-line;
  }
  blockquote[data-held] {
    color: var(--color-ink-muted);
    text-decoration: line-through;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: baseline;
  b {
    flex: 1;
  }
`;

type TeamSheetsProps = { round: RankedRound; teamId: string };

/** All score sheets of a team with their comments; a comment for the team can be held back before it is decided. */
export function TeamSheets({ round, teamId }: TeamSheetsProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [held, setHeld] = useState<GateBallot>();
  const { results } = round;
  const names = gateNamesOf(results);
  const canChange = results.round.state === 'deliberation';
  const holding = useProductMutation(gateMutations(supabase).holdComment, {
    words: {
      done: m.gates_comment_held(),
      undone: m.gates_comment_goes(),
      notUndone: m.gates_comment_not_shown(),
    },
  });
  const letting = useProductMutation(gateMutations(supabase).letCommentGo, {
    words: { done: m.gates_comment_goes(), failed: m.gates_comment_not_shown() },
  });
  const sheets = results.ballots.filter((ballot) => ballot.teamId === teamId);
  return (
    <Section
      title={m.gates_sheets()}
      aside={sheets.length.toLocaleString(locale)}
      isFlush={sheets.length > 0}
    >
      {sheets.length === 0 && <Text step="ui">{m.gates_sheets_none()}</Text>}
      <List>
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            <Head>
              <b>{names.juror(sheet.jurorId)}</b>
              {sheet.kind === 'bridge' && <Badge>{m.gates_film()}</Badge>}
              {sheet.isFromPaper && <Badge>{m.gates_from_paper()}</Badge>}
              {sheet.isAdmitted && <Badge tone="caution">{m.gates_came_late()}</Badge>}
              <span>{scoreWords(weightedScore(sheet.scores, results.criteria), locale)}</span>
            </Head>
            <Text step="small" tone="muted">
              {results.criteria
                .map(({ id, name }) => `${name[locale]} ${sheet.scores[id]?.toLocaleString(locale) ?? '–'}`)
                .join(', ')}
            </Text>
            {sheet.commentTeam !== '' && (
              <div>
                <Text step="small" tone="muted">
                  {sheet.isCommentHeld ? m.gates_for_team_held() : m.gates_for_team()}
                </Text>
                <blockquote data-held={sheet.isCommentHeld ? '' : undefined}>{sheet.commentTeam}</blockquote>
                {canChange &&
                  (sheet.isCommentHeld ? (
                    <Button size="sm" variant="ghost" onClick={() => letting.run({ ballotId: sheet.id })}>
                      {m.gates_show_comment()}
                    </Button>
                  ) : (
                    <Button size="sm" variant="ghost" onClick={() => setHeld(sheet)}>
                      {m.gates_hold_comment()}
                    </Button>
                  ))}
              </div>
            )}
            {sheet.commentJury !== '' && (
              <div>
                <Text step="small" tone="muted">
                  {m.gates_for_jury()}
                </Text>
                <blockquote>{sheet.commentJury}</blockquote>
              </div>
            )}
          </li>
        ))}
      </List>
      <ReasonDialog
        isOpen={held !== undefined}
        onClose={() => setHeld(undefined)}
        name="held comment"
        about={held?.id}
        title={m.gates_hold_comment()}
        detail={m.gates_hold_detail()}
        action={m.gates_hold_comment()}
        send={async (reason) => held && holding.send({ ballotId: held.id, reason })}
      />
    </Section>
  );
}
