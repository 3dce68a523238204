import { weekTotals, type HandInMatrix, type MatrixRow, type MatrixWeek } from '@grow/core/hand-in-admin';
import { milestoneState } from '@grow/core/milestone';
import { inLocale } from '@grow/core/text';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, media, Text } from '@grow/ui';
import { Bell, Download } from 'lucide-react';
import { styled } from 'styled-components';
import { teamCount } from '../../../features/handInAdmin';
import { m } from '../../../paraglide/messages';
import { useMatrixFile } from './useMatrixFile';

const Root = styled.div`
  display: grid;
  gap: 16px;
  align-items: center;
  ${media.md} {
    display: flex;
    justify-content: space-between;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  ${media.belowMd} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type MatrixHeadlineProps = {
  matrix: HandInMatrix;
  week: MatrixWeek | undefined;
  rows: readonly MatrixRow[];
  /** What the filters leave; that is exported. */
  shown: readonly MatrixRow[];
  missing: number;
  now: Date;
  onRemind: () => void;
};

/** What the week stands at today, and what one does about it. */
export function MatrixHeadline(props: MatrixHeadlineProps) {
  const { matrix, week, rows, shown, missing, now, onRemind } = props;
  const { locale } = useLocale();
  const saveFile = useMatrixFile(matrix, now);
  const number = (value: number) => value.toLocaleString(locale);
  const milestone = week?.milestone;
  const state = milestone && milestoneState(milestone, now);
  const totals = weekTotals(matrix.weeks, rows).find((total) => total.week === week?.week);
  const came = totals?.handedIn ?? 0;
  const canRemind = missing > 0 && (state === 'open' || state === 'late');
  const time = milestone ? dateTimeInWords(milestone.dueAt, locale) : '';
  const dueWords = state === 'closed' ? m.matrix_was_due({ time }) : m.matrix_due({ time });
  const leadWords = m.matrix_lead({
    count: number(came),
    total: number(rows.length),
    title: milestone ? inLocale(milestone.title, locale) : '',
  });
  return (
    <Root>
      <Text step="lead" tone="muted">
        {milestone ? `${leadWords} ${dueWords}` : m.matrix_week_free()}
      </Text>
      <Actions>
        <Button icon={<Download {...icon} />} onClick={() => saveFile(shown)}>
          {m.matrix_export()}
        </Button>
        {canRemind && (
          <Button variant="primary" icon={<Bell {...icon} />} onClick={onRemind}>
            {m.matrix_remind({ teams: teamCount(missing, locale) })}
          </Button>
        )}
      </Actions>
    </Root>
  );
}
