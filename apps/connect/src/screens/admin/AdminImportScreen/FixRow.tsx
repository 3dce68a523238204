import {
  importRowNumber,
  rowsAlike,
  rowValues,
  type CheckedRow,
  type ImportField,
  type ImportTable,
  type RowProblem,
} from '@grow/core/people-import';
import { useLocale } from '@grow/shell';
import { Button, Field, Input, media, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { fateWords, fieldWords, problemWords } from './importWords';
import type { useImportChoices } from './useImport';

const Line = styled.li`
  display: grid;
  gap: 8px 20px;
  padding: 16px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
  & > button {
    justify-self: start;
  }
  ${media.md} {
    grid-template-columns: 5rem minmax(0, 9rem) minmax(0, 1fr) auto;
    align-items: start;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: 16px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;

type Form = ReturnType<typeof useImportChoices>;
type FixProps = { row: CheckedRow; rows: readonly CheckedRow[]; table: ImportTable; form: Form };

function FixField({ field, row, rows, table, form }: FixProps & { field: ImportField }) {
  const { locale } = useLocale();
  const { source } = table;
  const { choices, change } = form;
  const cells = source.rows[row.number - importRowNumber(source, 0)] ?? [];
  const before = rowValues(cells, { ...choices, mended: {} }, row.number)[field] ?? '';
  const mended = choices.mended[row.number]?.[field];
  const problem: RowProblem | undefined = row.problems.find((one) => one.field === field);
  const mend = (value: string, numbers: readonly number[]) =>
    change({
      mended: {
        ...choices.mended,
        ...Object.fromEntries(
          numbers.map((number) => [number, { ...choices.mended[number], [field]: value }]),
        ),
      },
    });
  const alike = mended === undefined || problem ? [] : rowsAlike(rows, source, choices, field, row.number);
  const fixed = before === '' ? m.import_fixed_empty() : m.import_fixed({ before });
  return (
    <div>
      <Field
        label={fieldWords[field]()}
        error={problem && problemWords(problem)}
        help={mended !== undefined && !problem ? fixed : undefined}
      >
        <Input
          value={mended ?? before}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          onChange={({ target }) => mend(target.value, [row.number])}
        />
      </Field>
      {(problem?.code === 'university_near' || alike.length > 0) && (
        <Actions>
          {problem?.code === 'university_near' && (
            <>
              <Button size="sm" onClick={() => mend(problem.near, [row.number])}>
                {m.import_use({ name: problem.near })}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => mend(mended ?? before, [row.number])}>
                {m.import_keep_written()}
              </Button>
            </>
          )}
          {alike.length > 0 && (
            <Button size="sm" onClick={() => mend(mended ?? before, alike)}>
              {m.import_same_in({ count: alike.length.toLocaleString(locale) })}
            </Button>
          )}
        </Actions>
      )}
    </div>
  );
}

/** A row: what it is, what is wrong with it, in fields that are mended in place, and leaving it out. */
export function FixRow(props: FixProps) {
  const { row, form } = props;
  const { choices, change } = form;
  const isOut = row.fate === 'left_out';
  const wrong = [
    ...row.problems.map(({ field }) => field),
    ...(Object.keys(choices.mended[row.number] ?? {}) as ImportField[]),
  ];
  const fields = isOut ? [] : [...new Set(wrong)];
  const handleToggle = () =>
    change({
      leftOut: isOut
        ? choices.leftOut.filter((number) => number !== row.number)
        : [...choices.leftOut, row.number],
    });
  return (
    <Line>
      <Text as="span" step="small" tone="muted">
        {m.import_row({ number: String(row.number) })}
      </Text>
      <b>{row.name || m.import_nameless()}</b>
      <Fields>
        {fields.map((field) => (
          <FixField key={field} field={field} {...props} />
        ))}
        {fields.length === 0 && (
          <Text as="span" step="small" tone="muted">
            {[
              row.email,
              fateWords[row.fate][1](),
              ...Object.keys(row.added).map((field) => fieldWords[field as ImportField]()),
            ].join(' · ')}
          </Text>
        )}
      </Fields>
      <Button size="sm" variant="ghost" onClick={handleToggle}>
        {isOut ? m.import_take_in() : m.import_leave_out()}
      </Button>
    </Line>
  );
}
