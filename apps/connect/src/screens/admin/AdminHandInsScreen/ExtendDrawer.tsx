import {
  handInAdminMutations,
  standingIn,
  teamsWithFate,
  type FateOfTeam,
  type MatrixWeek,
} from '@grow/core/hand-in-admin';
import { inLocale } from '@grow/core/text';
import { berlinDaysLater, berlinTimeOf, dateTimeInWords, parseBerlinTime } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Chip, ChipRow, Field, Input, Segmented, Text, Textarea } from '@grow/ui';
import { styled } from 'styled-components';
import { MOST_NAMES, teamCount } from '../../../features/handInAdmin';
import { TeamPicture } from '../../../features/team';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FormDrawer, useFormDraft, type FieldErrors, type Form } from '../../../shared/form';
import { aboutOf, teamIdsOf, type ActionProps, type StartedAction } from './handInActions';
import { useFateWords } from './useFateWords';

const Facts = styled.ul`
  display: grid;
  padding: 0;
  margin: 0;
  list-style: none;
  border-top: 1px solid var(--color-line);
  font-size: 0.9375rem;
  li {
    display: flex;
    gap: 12px;
    align-items: center;
    padding: 10px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  small {
    flex: none;
    margin-left: auto;
    color: var(--color-caution);
  }
`;

const Span = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
`;

const spans = ['1', '2', '3', 'day'] as const;
type Values = { span: (typeof spans)[number]; day: string; reason: string };

/** From when on an extension counts: the latest that it is due for one of the teams, or now where that is past. */
const baseOf = ({ rows, week }: StartedAction, now: Date): Date =>
  new Date(
    Math.max(now.getTime(), ...rows.map((row) => (standingIn(row, week.week)?.dueAt ?? now).getTime())),
  );

/** Until when a form asks; undefined where its day cannot be read. */
function untilOf({ span, day }: Pick<Values, 'span' | 'day'>, base: Date): Date | undefined {
  if (span !== 'day') return berlinDaysLater(base, Number(span));
  const parsed = parseBerlinTime(day);
  return parsed.kind === 'time' ? parsed.at : undefined;
}

const proposedReasons = [m.matrix_reason_ill, m.matrix_reason_exams, m.matrix_reason_ours] as const;

/** The next week that asks for something; an extension does not move it. */
const nextOf = (weeks: readonly MatrixWeek[], { week }: StartedAction['week']) =>
  weeks.find((one) => one.week > week && one.milestone !== undefined);

type ExtendFieldsProps = {
  form: Form<Values>;
  started: StartedAction;
  weeks: readonly MatrixWeek[];
  base: Date;
};

function ExtendFields({ form, started, weeks, base }: ExtendFieldsProps) {
  const { locale } = useLocale();
  const { values, errors } = form;
  const until = untilOf(values, base);
  const { rows, week } = started;
  const time = until && dateTimeInWords(until, locale);
  const next = nextOf(weeks, week);
  const asked = rows.length === 1 && rows[0] ? standingIn(rows[0], week.week)?.cell?.askedReason : undefined;
  const spanWords = {
    '1': m.matrix_days_one(),
    '2': m.matrix_days({ count: 2 }),
    '3': m.matrix_days({ count: 3 }),
    day: m.matrix_until_day(),
  };
  return (
    <>
      <Text step="ui" tone="muted">
        {m.matrix_week_due({ week: week.week, time: dateTimeInWords(week.milestone.dueAt, locale) })}
      </Text>
      <Facts>
        {rows.slice(0, MOST_NAMES).map((row) => (
          <li key={row.team.id}>
            <TeamPicture team={row.team} size={28} />
            <b>{row.team.name}</b>
            {standingIn(row, week.week)?.isExtended && <small>{m.matrix_second_extension()}</small>}
          </li>
        ))}
        {rows.length > MOST_NAMES && (
          <li>{m.matrix_and_more({ teams: teamCount(rows.length - MOST_NAMES, locale) })}</li>
        )}
      </Facts>
      {asked && <Text step="ui">{m.matrix_asked_because({ reason: asked })}</Text>}
      <Span>
        <Text step="ui" aria-hidden>
          <b>{m.matrix_extend_by()}</b>
        </Text>
        <Segmented
          label={m.matrix_extend_by()}
          value={values.span}
          onChange={(span) => form.set({ span })}
          options={spans.map((value) => ({ value, label: spanWords[value] }))}
        />
      </Span>
      {values.span === 'day' && (
        <Field label={m.matrix_until_day()} error={errors.day}>
          <Input {...form.text('day')} type="datetime-local" min={berlinTimeOf(base)} />
        </Field>
      )}
      {time && (
        <Text step="ui" role="status">
          {m.matrix_new_time({ time })}
          {next?.milestone &&
            ` ${m.matrix_next_due({ week: next.week, time: dateTimeInWords(next.milestone.dueAt, locale) })}`}
        </Text>
      )}
      <ChipRow role="group" aria-label={m.matrix_reasons()}>
        {proposedReasons.map((words) => (
          <Chip key={words()} isOn={values.reason === words()} onClick={() => form.set({ reason: words() })}>
            {words()}
          </Chip>
        ))}
      </ChipRow>
      <Field label={m.orga_reason()} help={m.matrix_reason_help()} error={errors.reason}>
        <Textarea {...form.text('reason')} maxLength={500} rows={3} />
      </Field>
      {time && (
        <Facts>
          <li>{m.matrix_not_late({ time })}</li>
          <li>{m.matrix_stays_late()}</li>
          <li>{m.matrix_reminders_move()}</li>
          <li>{m.matrix_take_back_rule()}</li>
        </Facts>
      )}
    </>
  );
}

function problemsOf(values: Values, base: Date): FieldErrors<Values> {
  const until = untilOf(values, base);
  return {
    ...(until === undefined || until <= base ? { day: m.matrix_day_too_early() } : {}),
    ...(values.reason.trim().length < 3 ? { reason: m.orga_reason_missing() } : {}),
  };
}

/** Gives teams more time, with a reason that they read; what it does and does not change stands below. */
export function ExtendDrawer({
  started,
  onClose,
  weeks,
  now,
}: ActionProps & { weeks: readonly MatrixWeek[]; now: Date }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const said = useFateWords('extended');
  const draft = useFormDraft<Values>('extension', started && aboutOf(started));
  const base = started ? baseOf(started, now) : now;
  const teams = teamCount(started?.rows.length ?? 0, locale);
  const extending = useProductMutation(handInAdminMutations(supabase).extend, {
    words: {
      done: (fates) => said.done(fates, m.matrix_extended_done),
      detail: said.leftOut,
      undone: (fates) =>
        teamsWithFate(fates, 'extended').length > 0 ? m.matrix_extension_undone() : undefined,
      notUndone: m.matrix_extension_not_undone(),
    },
  });
  return (
    <FormDrawer<Values, FateOfTeam[]>
      isOpen={started !== undefined}
      onClose={onClose}
      title={started ? m.matrix_extend_title({ title: inLocale(started.week.milestone.title, locale) }) : ''}
      closeLabel={m.orga_close()}
      action={m.matrix_extend_for({ teams })}
      busy={m.orga_busy()}
      initial={{ span: '1', day: '', reason: '' }}
      draft={draft}
      validate={(values) => problemsOf(values, base)}
      send={async (values) =>
        extending.send({
          milestoneId: started?.week.milestone.id ?? '',
          teamIds: started ? teamIdsOf(started.rows) : [],
          until: untilOf(values, base) ?? base,
          reason: values.reason,
        })
      }
    >
      {(form) => started && <ExtendFields form={form} started={started} weeks={weeks} base={base} />}
    </FormDrawer>
  );
}
