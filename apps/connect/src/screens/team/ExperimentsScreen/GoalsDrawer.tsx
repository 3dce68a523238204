import { centsFromText, tractionMetrics, type TeamGoal, type TractionMetric } from '@grow/core/experiment';
import { datesOfSeasonWeek, seasonWeek, type Season } from '@grow/core/season';
import { dayInWords } from '@grow/core/time';
import { useLocale, type Locale } from '@grow/shell';
import { Field, FieldGroup, Input, Select, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { metricWords, useExperimentMutations } from '../../../features/experiment';
import { FormDrawer, useFormDraft, type Form } from '../../../shared/form';
import { m } from '../../../paraglide/messages';

type WeekField = `${TractionMetric}Week`;
type GoalTexts = Record<TractionMetric | WeekField, string>;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  gap: 12px;
  align-items: start;
`;

const valueFromText = (metric: TractionMetric, text: string): number | undefined | 'invalid' => {
  const parsed =
    metric === 'revenueCents'
      ? centsFromText(text)
      : text.trim() === ''
        ? undefined
        : /^\d{1,9}$/.test(text.trim())
          ? Number(text)
          : 'invalid';
  return parsed === 0 ? 'invalid' : parsed;
};

const textOf = (metric: TractionMetric, value: number, locale: Locale) => {
  const text = String(metric === 'revenueCents' ? value / 100 : value);
  return locale === 'de' ? text.replace('.', ',') : text;
};

function textsOf(goals: readonly TeamGoal[], season: Season, locale: Locale): GoalTexts {
  const soon = Math.min(season.weeks, (seasonWeek(season, new Date()) ?? season.weeks) + 1);
  const entries = tractionMetrics.flatMap((metric) => {
    const goal = goals.find((one) => one.metric === metric);
    return [
      [metric, goal ? textOf(metric, goal.value, locale) : ''],
      [`${metric}Week`, String(goal?.week ?? soon)],
    ] as const;
  });
  return Object.fromEntries(entries) as GoalTexts;
}

const goalsOf = (texts: GoalTexts): TeamGoal[] =>
  tractionMetrics.flatMap((metric) => {
    const value = valueFromText(metric, texts[metric]);
    return typeof value === 'number' ? [{ metric, value, week: Number(texts[`${metric}Week`]) }] : [];
  });

const errorsOf = (texts: GoalTexts) =>
  Object.fromEntries(
    tractionMetrics
      .filter((metric) => valueFromText(metric, texts[metric]) === 'invalid')
      .map((metric) => [
        metric,
        metric === 'revenueCents' ? m.tests_goals_invalid_euros() : m.tests_goals_invalid(),
      ]),
  );

function GoalFields({ form, season }: { form: Form<GoalTexts>; season: Season }) {
  const { locale } = useLocale();
  const weeks = Array.from({ length: season.weeks }, (_, week) => week + 1);
  return (
    <>
      <Text step="small" tone="muted">
        {m.tests_goals_help()}
      </Text>
      {tractionMetrics.map((metric) => {
        const name = metric === 'revenueCents' ? m.tests_form_revenue() : metricWords[metric]();
        return (
          <FieldGroup key={metric} label={name}>
            <Row>
              <Field label={name} error={form.errors[metric]}>
                <Input {...form.text(metric)} inputMode="decimal" autoComplete="off" />
              </Field>
              <Field label={m.tests_goals_until()}>
                <Select {...form.text(`${metric}Week`)}>
                  {weeks.map((week) => (
                    <option key={week} value={week}>
                      {m.tests_goals_week({
                        week,
                        day: dayInWords(datesOfSeasonWeek(season, week).to, locale),
                      })}
                    </option>
                  ))}
                </Select>
              </Field>
            </Row>
          </FieldGroup>
        );
      })}
    </>
  );
}

type GoalsDrawerProps = {
  teamId: string;
  season: Season;
  goals: readonly TeamGoal[];
  isOpen: boolean;
  onClose: () => void;
};

/** What the team wants to reach; all goals are saved together. */
export function GoalsDrawer({ teamId, season, goals, isOpen, onClose }: GoalsDrawerProps) {
  const { locale } = useLocale();
  const { setGoals } = useExperimentMutations(teamId);
  return (
    <FormDrawer<GoalTexts, void>
      isOpen={isOpen}
      onClose={onClose}
      title={m.tests_goals_title()}
      closeLabel={m.tests_goals_close()}
      action={m.tests_goals_save()}
      busy={m.tests_goals_saving()}
      draft={useFormDraft<GoalTexts>('team-goals', teamId)}
      initial={textsOf(goals, season, locale)}
      validate={errorsOf}
      send={async (texts) => {
        await setGoals.send({ goals: goalsOf(texts), before: goals });
      }}
    >
      {(form) => <GoalFields form={form} season={season} />}
    </FormDrawer>
  );
}
