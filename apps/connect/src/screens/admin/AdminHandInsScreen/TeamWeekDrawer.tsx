import {
  handInAdminMutations,
  standingIn,
  type HandInMatrix,
  type MatrixRow,
  type MatrixStanding,
} from '@grow/core/hand-in-admin';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Drawer, Text, TextLink } from '@grow/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { dueWords, standingWords, weekWords } from '../../../features/handInAdmin';
import { useProductMutation } from '../../../mutation';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { isAsking, type AskingWeek, type HandInAction } from './handInActions';
import { useFateWords } from './useFateWords';

const Facts = styled.dl`
  display: grid;
  margin: 0 0 20px;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 12px;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    font-size: 0.9375rem;
  }
  dt {
    color: var(--color-ink-muted);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 20px;
`;

function WeekFacts({ standing }: { standing: MatrixStanding }) {
  const { locale } = useLocale();
  const { cell } = standing;
  const at = (time: Date | undefined) => time && dateTimeInWords(time, locale);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [m.matrix_state(), standingWords(standing)],
    [m.matrix_fact_due(), dueWords(standing, locale)],
    [m.matrix_fact_handed_in(), at(cell?.handedInAt)],
    [m.matrix_fact_return(), at(cell?.returnDueAt)],
    [m.matrix_fact_extended(), standing.isExtended ? cell?.extensionReason : undefined],
    [m.matrix_fact_asked(), cell?.askedReason],
  ];
  return (
    <Facts>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}

type WeekActionsProps = {
  row: MatrixRow;
  week: AskingWeek;
  standing: MatrixStanding;
  now: Date;
  onAction: TeamWeekDrawerProps['onAction'];
};

function WeekActions({ row, week, standing, now, onAction }: WeekActionsProps) {
  const { supabase } = useGrowClient();
  const said = useFateWords('taken_back');
  const { cell, state, isExtended } = standing;
  const takingBack = useProductMutation(handInAdminMutations(supabase).takeBack, {
    words: {
      done: (fates) => said.done(fates, () => m.matrix_extension_undone()),
      detail: said.leftOut,
      failed: m.matrix_extension_not_undone(),
    },
  });
  const start = (action: HandInAction) => onAction(action, row, week);
  const until = cell?.extendedUntil;
  return (
    <Actions>
      {cell?.askedAt && (
        <>
          <Button variant="primary" onClick={() => start('extend')}>
            {m.matrix_give()}
          </Button>
          <Button onClick={() => start('decline')}>{m.matrix_decline()}</Button>
        </>
      )}
      {!cell?.askedAt && state !== 'accepted' && (
        <Button onClick={() => start('extend')}>{m.matrix_extend()}</Button>
      )}
      {isExtended && until && until > now && state === 'open' && (
        <Button
          isBusy={takingBack.isBusy}
          busyLabel={m.orga_busy()}
          onClick={() => takingBack.run({ milestoneId: week.milestone.id, teamIds: [row.team.id], until })}
        >
          {m.matrix_take_back()}
        </Button>
      )}
      {state === 'open' && <Button onClick={() => start('remind')}>{m.matrix_remind_one()}</Button>}
      {(state === 'accepted' || state === 'in_review' || state === 'handed_in') && (
        <Button onClick={() => start('reopen')}>{m.matrix_reopen()}</Button>
      )}
    </Actions>
  );
}

type TeamWeekDrawerProps = {
  matrix: HandInMatrix;
  rows: readonly MatrixRow[];
  now: Date;
  /** The team that the address names; undefined while it is closed. */
  slug: string | undefined;
  onClose: () => void;
  onAction: (action: HandInAction, row: MatrixRow, week: AskingWeek) => void;
};

/** A week of a team: how it stands, what was asked and given, and what an organiser does about it. */
export function TeamWeekDrawer({ matrix, rows, now, slug, onClose, onAction }: TeamWeekDrawerProps) {
  const { locale } = useLocale();
  const [query] = useSearchParams();
  const row = slug === undefined ? undefined : rows.find(({ team }) => team.slug === slug);
  const week = matrix.weeks.find((one) => String(one.week) === query.get('in'));
  const standing = row && week && standingIn(row, week.week);
  return (
    <Drawer
      isOpen={slug !== undefined}
      onClose={onClose}
      title={row?.team.name ?? m.matrix_team_gone()}
      closeLabel={m.orga_close()}
    >
      {week && <Text step="lead">{weekWords(week, locale)}</Text>}
      {standing && <WeekFacts standing={standing} />}
      {row && week && standing && (standing.cell?.version ?? 0) > 0 && (
        <p>
          <TextLink
            variant="arrow"
            href={fullPath(paths.assignedTeamWeek(row.team.slug, String(week.week)))}
            linkComponent={AppLink}
          >
            {m.matrix_read()}
          </TextLink>
        </p>
      )}
      {row && (
        <p>
          <TextLink
            variant="arrow"
            href={fullPath(paths.assignedTeam(row.team.slug))}
            linkComponent={AppLink}
          >
            {m.record_of()}
          </TextLink>
        </p>
      )}
      {row && isAsking(week) && standing && (
        <WeekActions row={row} week={week} standing={standing} now={now} onAction={onAction} />
      )}
    </Drawer>
  );
}
