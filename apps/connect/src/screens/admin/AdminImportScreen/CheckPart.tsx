import { fateCounts, rowFates, type CheckedRow, type RowFate } from '@grow/core/people-import';
import { useLocale } from '@grow/shell';
import {
  Button,
  Chip,
  ChipRow,
  Section,
  Skeleton,
  SkeletonGroup,
  Split,
  Stat,
  StatList,
  Text,
} from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { PageAside, Sentences } from '../../../shared/page';
import { FailedPart } from '../../../shared/state';
import { CheckBar } from './CheckBar';
import type { DraftProps } from './DraftProps';
import { FixRow } from './FixRow';
import { ImportFrame } from './ImportFrame';
import { counted, fateWords } from './importWords';
import { useCheckedRows } from './useImport';

/** How many rows are shown at first, and how many more each time. */
const ROWS_SHOWN = 20;

const Rows = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;
`;

const Fates = styled(ChipRow)`
  padding: 12px 0 4px;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 12px;
  padding-top: 16px;
`;

/** What importing does, one sentence a line. */
function effectsOf(counts: Readonly<Record<RowFate, number>>, locale: 'en' | 'de'): string[] {
  const invited = counts.new + counts.again;
  return [
    ...(counts.new > 0 ? [counted(counts.new, m.import_effect_new_one, m.import_effect_new, locale)] : []),
    ...(invited > 0 ? [counted(invited, m.import_effect_invites_one, m.import_effect_invites, locale)] : []),
    ...(counts.change > 0
      ? [counted(counts.change, m.import_effect_change_one, m.import_effect_change, locale)]
      : []),
    m.import_effect_nobody(),
    m.import_effect_undo(),
  ];
}

type ShownRowsProps = DraftProps & { rows: readonly CheckedRow[]; fate: RowFate };

function ShownRows({ rows, fate, table, form }: ShownRowsProps) {
  const { locale } = useLocale();
  const [most, setMost] = useState(ROWS_SHOWN);
  // What was mended stays where it was, so that one sees what became of it.
  const shown = rows.filter(
    (row) => row.fate === fate || (fate === 'problem' && form.choices.mended[row.number] !== undefined),
  );
  if (shown.length === 0) return <Text tone="muted">{m.import_nothing_here()}</Text>;
  return (
    <>
      <Rows>
        {shown.slice(0, most).map((row) => (
          <FixRow key={row.number} row={row} rows={rows} table={table} form={form} />
        ))}
      </Rows>
      {shown.length > most && (
        <Foot>
          <Text step="small" tone="muted">
            {m.import_shown({
              count: most.toLocaleString(locale),
              total: shown.length.toLocaleString(locale),
            })}
          </Text>
          <Button size="sm" onClick={() => setMost(most + 50)}>
            {m.import_show_more()}
          </Button>
        </Foot>
      )}
    </>
  );
}

/** The third step: what becomes of every row, and mending what is wrong. */
export function CheckPart(props: DraftProps) {
  const { locale } = useLocale();
  const { draft, table, form } = props;
  const checked = useCheckedRows(table, form.choices);
  const { rows } = checked;
  const [chosen, setFate] = useState<RowFate>();
  if (!rows) {
    return (
      <ImportFrame step="check" lead={m.import_checking()}>
        {checked.error ? (
          <FailedPart error={checked.error} />
        ) : (
          <SkeletonGroup label={m.loading()}>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </SkeletonGroup>
        )}
      </ImportFrame>
    );
  }
  const counts = fateCounts(rows);
  const hasMended = Object.keys(form.choices.mended).length > 0;
  const fate = chosen ?? rowFates.find((one) => counts[one] > 0 || (one === 'problem' && hasMended)) ?? 'new';
  return (
    <ImportFrame
      step="check"
      lead={
        counts.problem === 0
          ? m.import_problems_none()
          : counted(counts.problem, m.import_problems_one, m.import_problems, locale)
      }
    >
      <StatList>
        {rowFates.map((one) => (
          <Stat
            key={one}
            label={fateWords[one][0]()}
            figure={counts[one].toLocaleString(locale)}
            comparison={fateWords[one][1]()}
          />
        ))}
      </StatList>
      <Split>
        <Section title={fateWords[fate][0]()} isFlush>
          <Fates role="group" aria-label={m.import_show()}>
            {rowFates.map((one) => (
              <Chip
                key={one}
                isOn={one === fate}
                count={counts[one].toLocaleString(locale)}
                onClick={() => setFate(one)}
              >
                {fateWords[one][0]()}
              </Chip>
            ))}
          </Fates>
          <ShownRows key={fate} {...props} rows={rows} fate={fate} />
        </Section>
        <PageAside>
          <Section title={m.import_effects()}>
            <Sentences sentences={effectsOf(counts, locale)} />
          </Section>
        </PageAside>
      </Split>
      <CheckBar draft={draft} form={form} rows={rows} counts={counts} checked={checked} />
    </ImportFrame>
  );
}
