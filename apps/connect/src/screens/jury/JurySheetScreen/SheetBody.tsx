import { missingCriteria, type JuryRound, type JurySheet } from '@grow/core/jury';
import { Button, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  SheetBar,
  SheetDone,
  SheetForm,
  StepBackDialog,
  TwoTextsDialog,
  type OpenJury,
} from '../../../features/jury';
import { m } from '../../../paraglide/messages';
import { SheetProblemNote } from './SheetProblemNote';
import { SheetTimer } from './SheetTimer';
import { useSheetKeys } from './useSheetKeys';

const StepBack = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  margin-top: 28px;
  /* The words of a quiet button begin where the column does. */
  button {
    margin-left: -12px;
  }
`;

const SteppedBack = styled.div`
  display: grid;
  gap: 16px;
  justify-items: start;
`;

type SheetBodyProps = { open: OpenJury; round: JuryRound; sheet: JurySheet };

/** The first team after this one that waits for a score sheet, else the first of all. */
function nextSheet(sheets: readonly JurySheet[], { id }: JurySheet): JurySheet | undefined {
  const isWaiting = ({ word }: JurySheet) => word === 'to_do' || word === 'draft';
  const at = sheets.findIndex((one) => one.id === id);
  return sheets.slice(at + 1).find(isWaiting) ?? sheets.slice(0, Math.max(at, 0)).find(isWaiting);
}

function Writing({ open: { store, snapshot }, round, sheet }: SheetBodyProps) {
  const [isBackOpen, setBackOpen] = useState(false);
  const [isTwoOpen, setTwoOpen] = useState(false);
  const missing = missingCriteria(round.criteria, sheet).length;
  const handIn = () => void store.handIn(sheet.id);
  useSheetKeys({ onHandIn: handIn });
  return (
    <>
      <SheetTimer name={sheet.id} />
      <SheetProblemNote sheet={sheet} onDismiss={() => store.dismiss(sheet.id)} />
      <SheetForm round={round} sheet={sheet} onChange={(content) => store.change(sheet.id, content)} />
      <StepBack>
        <Button size="sm" variant="ghost" onClick={() => setBackOpen(true)}>
          {m.jury_back()}
        </Button>
        <Text step="small" tone="muted">
          {m.jury_back_when()}
        </Text>
      </StepBack>
      <SheetBar
        sheet={sheet}
        link={snapshot.link}
        missing={missing}
        onHandIn={handIn}
        onDecide={() => setTwoOpen(true)}
      />
      <StepBackDialog
        isOpen={isBackOpen}
        onClose={() => setBackOpen(false)}
        team={sheet.team.name}
        onStepBack={(reason) => store.stepBack(sheet.id, reason)}
      />
      <TwoTextsDialog
        isOpen={isTwoOpen}
        onClose={() => setTwoOpen(false)}
        sheet={sheet}
        criteria={round.criteria}
        onMine={() => store.keepMine(sheet.id)}
        onTheirs={() => store.takeTheirs(sheet.id)}
      />
    </>
  );
}

/** What a juror can do with a score sheet as it stands. */
export function SheetBody({ open, round, sheet }: SheetBodyProps) {
  const { store, snapshot } = open;
  if (sheet.isRecused)
    return (
      <SteppedBack>
        <Text>{m.jury_back_done()}</Text>
        {!sheet.isLocked && (
          <Button onClick={() => store.undoStepBack(sheet.id)}>{m.jury_back_undo()}</Button>
        )}
      </SteppedBack>
    );
  // What the server does not take, or has otherwise, is said where it can be answered.
  const isAsked = sheet.problem !== undefined && !sheet.isLocked;
  if (isAsked || (!sheet.isLocked && !sheet.isSubmitted))
    return <Writing open={open} round={round} sheet={sheet} />;
  return (
    <>
      <SheetProblemNote sheet={sheet} onDismiss={() => store.dismiss(sheet.id)} />
      <SheetDone
        round={round}
        sheet={sheet}
        next={nextSheet(snapshot.sheets, sheet)}
        onChange={() => store.takeBack(sheet.id)}
      />
    </>
  );
}
