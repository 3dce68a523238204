import { isAppError } from '@grow/core';
import {
  peopleImportMutations,
  type CheckedRow,
  type PeopleImport,
  type RowFate,
} from '@grow/core/people-import';
import { useGrowClient, useLocale } from '@grow/shell';
import { AutosaveBar, Button } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { ProofDialog } from '../../../features/security';
import { m } from '../../../paraglide/messages';
import { counted } from './importWords';
import { savingWords } from './savingWords';
import type { useCheckedRows, useImportChoices } from './useImport';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 4px;
  max-width: calc(100vw - 2 * var(--gutter) - 32px);
`;

type CheckBarProps = {
  draft: PeopleImport;
  form: ReturnType<typeof useImportChoices>;
  rows: readonly CheckedRow[];
  counts: Readonly<Record<RowFate, number>>;
  checked: ReturnType<typeof useCheckedRows>;
};

/** What is still in the way, and beginning. */
export function CheckBar({ draft, form, rows, counts, checked }: CheckBarProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const starting = useProductMutation(peopleImportMutations(supabase).start, {
    words: { done: m.import_started() },
  });
  const imported = counts.new + counts.again + counts.change + counts.same;
  const startWords = counted(imported, m.import_start_one, m.import_start_many, locale);
  const handleLeaveOut = () => {
    const wrong = rows.filter(({ fate }) => fate === 'problem').map(({ number }) => number);
    form.change({ leftOut: [...form.choices.leftOut, ...wrong] });
  };
  const isBlocked = imported === 0 || counts.problem > 0;
  return (
    <>
      <AutosaveBar
        state={isBlocked ? 'blocked' : form.state}
        message={
          imported === 0
            ? m.import_none()
            : counts.problem === 0
              ? m.import_problems_none()
              : counted(counts.problem, m.import_problems_one, m.import_problems, locale)
        }
        detail={savingWords(form.state)}
        action={
          <Actions>
            <Button variant="ghost" onClick={() => form.change({ isChecking: false })}>
              {m.import_back_to_columns()}
            </Button>
            {counts.problem > 0 && (
              <Button variant="ghost" onClick={handleLeaveOut}>
                {m.import_leave_out_all({ count: counts.problem.toLocaleString(locale) })}
              </Button>
            )}
            <Button
              variant="primary"
              disabled={imported === 0 || !checked.isCurrent || form.state === 'saving'}
              onClick={() => setAsking(true)}
            >
              {startWords}
            </Button>
          </Actions>
        }
      />
      <ProofDialog
        isOpen={isAsking}
        title={startWords}
        detail={`${m.import_effect_undo()} ${counts.problem > 0 ? m.import_rows_stay() : ''}`.trim()}
        variant="primary"
        onConfirm={async () => {
          try {
            await starting.send({ id: draft.id, rows });
          } catch (error) {
            // Somebody signed up meanwhile: the figures are drawn anew.
            if (isAppError(error) && error.code === 'conflict') checked.askAgain();
            throw error;
          }
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
