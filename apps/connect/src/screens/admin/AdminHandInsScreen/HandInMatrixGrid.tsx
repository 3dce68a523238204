import {
  standingIn,
  weekTotals,
  type HandInMatrix,
  type MatrixMentor,
  type MatrixRow,
} from '@grow/core/hand-in-admin';
import { inLocale } from '@grow/core/text';
import { useLocale } from '@grow/shell';
import { Avatar, Badge, Text, WeekMatrix } from '@grow/ui';
import type { Key } from 'react';
import {
  matrixStateWords,
  standingBadge,
  standingWords,
  teamCount,
  type useMatrixView,
} from '../../../features/handInAdmin';
import { TeamPicture } from '../../../features/team';
import { m } from '../../../paraglide/messages';

type HandInMatrixGridProps = {
  matrix: HandInMatrix;
  view: ReturnType<typeof useMatrixView>;
  selected: ReadonlySet<Key>;
  onSelect: (keys: ReadonlySet<Key>) => void;
  onOpen: (row: MatrixRow, week: number | undefined) => void;
  onExtend: (row: MatrixRow, week: number | undefined) => void;
};

function MentorOfTeam({ mentor }: { mentor: MatrixMentor | undefined }) {
  if (!mentor)
    return (
      <Text as="span" step="small" tone="muted">
        {m.matrix_no_mentor()}
      </Text>
    );
  return (
    <>
      <Avatar firstName={mentor.firstName} lastName={mentor.lastName} size={26} />
      {mentor.firstName}
    </>
  );
}

/** The rows that are shown, a team each, with every week's bar and what stands above it. */
export function HandInMatrixGrid(props: HandInMatrixGridProps) {
  const { matrix, view, selected, onSelect, onOpen, onExtend } = props;
  const { locale } = useLocale();
  const { shown, week: current, now } = view;
  const number = (value: number) => value.toLocaleString(locale);
  const mentors = new Map(matrix.mentors.map((mentor) => [mentor.id, mentor]));
  const totals = weekTotals(matrix.weeks, shown);
  const columns = matrix.weeks.map((week, index) => {
    const verb = inLocale(week.verb, locale);
    const { counts, handedIn = 0 } = totals[index] ?? {};
    const hasBegun = week.milestone !== undefined && week.milestone.opensAt <= now;
    return {
      ...{ week: week.week, verb, isCurrent: week.week === current },
      counts: counts ?? {
        accepted: 0,
        in_review: 0,
        handed_in: 0,
        returned: 0,
        open: 0,
        missed: 0,
        next: 0,
        free: 0,
      },
      figure: hasBegun ? number(handedIn) : null,
      label: hasBegun
        ? m.matrix_column({ week: week.week, verb, count: number(handedIn), total: number(shown.length) })
        : m.matrix_week({ week: week.week, verb }),
    };
  });
  const content = (row: MatrixRow) => {
    const { team, standings } = row;
    const standing = standingIn(row, current);
    const badge = standing && standingBadge(standing, locale);
    return {
      name: team.name,
      mark: <TeamPicture team={team} size={28} />,
      detail: team.city,
      status: badge?.tone ? <Badge tone={badge.tone}>{badge.words}</Badge> : badge?.words,
      aside: <MentorOfTeam mentor={mentors.get(team.mentorId ?? '')} />,
      bars: standings.map((one, index) => ({
        state: one.state,
        share: one.partsRequired > 0 ? one.partsReady / one.partsRequired : 0,
        isLate: one.isLate,
        isExtended: one.isExtended,
        label: m.matrix_cell({
          team: team.name,
          verb: columns[index]?.verb ?? '',
          state: standingWords(one),
        }),
      })),
    };
  };
  return (
    <WeekMatrix<MatrixRow>
      label={m.admin_hand_ins()}
      columns={columns}
      rows={shown}
      rowKey={({ team }) => team.id}
      content={content}
      selected={selected}
      onSelect={onSelect}
      onOpen={onOpen}
      onExtend={onExtend}
      labels={{
        all: m.matrix_select_all(),
        select: (team) => m.matrix_select({ team }),
        rows: teamCount(shown.length, locale),
        status: m.matrix_week_number({ week: current }),
        aside: m.matrix_mentor(),
        states: {
          accepted: matrixStateWords.accepted(),
          in_review: matrixStateWords.in_review(),
          handed_in: matrixStateWords.handed_in(),
          returned: matrixStateWords.returned(),
          open: matrixStateWords.open(),
          missed: matrixStateWords.missed(),
          free: matrixStateWords.free(),
        },
        late: m.matrix_view_late(),
        extended: m.matrix_view_extended(),
        keys: [
          { keys: [m.matrix_key_arrows()], does: m.matrix_key_move() },
          { keys: ['X'], does: m.matrix_key_select() },
          { keys: ['E'], does: m.matrix_key_extend() },
        ],
      }}
    />
  );
}
