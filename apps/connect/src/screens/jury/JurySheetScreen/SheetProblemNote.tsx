import type { JurySheet } from '@grow/core/jury';
import { Button, Text } from '@grow/ui';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Note = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  margin-bottom: 24px;
  padding: 14px 0;
  border-block: 1px solid var(--color-line);
  line-height: 1.45;
  svg {
    margin-top: 3px;
    color: var(--color-caution);
  }
  button {
    margin-top: 10px;
  }
`;

function wordsOf({ problem }: JurySheet): { title: string; detail: string } {
  if (problem?.code === 'round_locked')
    return { title: m.jury_problem_locked(), detail: m.jury_problem_locked_detail() };
  if (problem?.code === 'ballot_recused')
    return { title: m.jury_problem_back(), detail: m.jury_problem_back_detail() };
  if (problem?.code === 'ballot_not_yours')
    return { title: m.jury_problem_gone(), detail: m.jury_problem_gone_detail() };
  return { title: m.jury_problem_other(), detail: m.jury_problem_other_detail() };
}

/** Why what was written here is not taken, while it is kept. A question about two texts is asked at the lower edge. */
export function SheetProblemNote({ sheet, onDismiss }: { sheet: JurySheet; onDismiss: () => void }) {
  if (!sheet.problem || sheet.problem.theirs) return null;
  const { title, detail } = wordsOf(sheet);
  return (
    <Note role="status">
      <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
      <div>
        <b>{title}</b>
        <Text step="small" tone="muted">
          {detail}
        </Text>
        <Button size="sm" onClick={onDismiss}>
          {m.jury_problem_dismiss()}
        </Button>
      </div>
    </Note>
  );
}
