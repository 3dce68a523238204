import { scoredCount, type Criterion, type JurySheet } from '@grow/core/jury';
import { Button, Dialog, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { textIn } from '../../event';
import { m } from '../../../paraglide/messages';

const Both = styled.table`
  width: 100%;
  margin-top: 16px;
  border-collapse: collapse;
  th,
  td {
    padding: 9px 10px 9px 0;
    border-bottom: 1px solid var(--color-line);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  td {
    white-space: pre-wrap;
    font-variant-numeric: tabular-nums;
  }
  tr[data-differs] td {
    font-weight: 640;
  }
`;

type TwoTextsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  sheet: JurySheet;
  criteria: readonly Criterion[];
  onMine: () => void;
  onTheirs: () => void;
};

/** Two devices wrote differently: both are shown, and the juror says which one stays. */
export function TwoTextsDialog({ isOpen, onClose, sheet, criteria, onMine, onTheirs }: TwoTextsDialogProps) {
  const theirs = sheet.problem?.theirs;
  if (!theirs) return null;
  const step = (value: number | undefined) => (value === undefined ? '–' : String(value));
  const rows = [
    ...criteria.map(({ id, name }) => ({
      key: id,
      name: textIn(name),
      mine: step(sheet.scores[id]),
      other: step(theirs.scores[id]),
    })),
    { key: 'team', name: m.jury_for_team(), mine: sheet.commentTeam, other: theirs.commentTeam },
    { key: 'jury', name: m.jury_for_jury(), mine: sheet.commentJury, other: theirs.commentJury },
  ];
  const close = (choose: () => void) => () => {
    choose();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={m.jury_close()}
      title={m.jury_two_title()}
      actions={
        <>
          <Button onClick={close(onTheirs)}>{m.jury_two_theirs()}</Button>
          <Button variant="primary" onClick={close(onMine)}>
            {m.jury_two_mine()}
          </Button>
        </>
      }
    >
      <Text>{m.jury_two_detail({ count: scoredCount(criteria, theirs), all: criteria.length })}</Text>
      <Both>
        <thead>
          <tr>
            <th scope="col">{m.jury_two_what()}</th>
            <th scope="col">{m.jury_two_here()}</th>
            <th scope="col">{m.jury_two_there()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, mine, other }) => (
            <tr key={key} data-differs={mine === other ? undefined : ''}>
              <th scope="row">{name}</th>
              <td dir="auto">{mine}</td>
              <td dir="auto">{other}</td>
            </tr>
          ))}
        </tbody>
      </Both>
    </Dialog>
  );
}
