import {
  countedWeek,
  experimentVerdicts,
  experimentCsv,
  filteredExperiments,
  verdictCounts,
} from '@grow/core/experiment';
import { useLocale } from '@grow/shell';
import { Button, Chip, ChipRow, EmptyState, ExperimentList, Section, Select } from '@grow/ui';
import { styled } from 'styled-components';
import {
  decisionWords,
  logAddress,
  numberInWords,
  verdictWords,
  type LogChoice,
} from '../../../features/experiment';
import { personName } from '../../../features/people';
import { saveFile } from '../../../shared/file';
import type { Choose } from '../../../shared/list';
import { m } from '../../../paraglide/messages';
import { csvHead } from './csvHead';
import type { LogData } from './logData';
import { LogEntry } from './LogEntry';

/** How many entries stand there at first, and how many come with each press. */
const FIRST = 8;
const MORE = 40;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 14px;
  & > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @media (min-width: 62em) {
    & > :last-child {
      margin-left: auto;
    }
  }
`;

const HeadAside = styled.span`
  display: inline-flex;
  gap: 12px;
  align-items: center;
`;

const Foot = styled.div`
  padding-top: 16px;
`;

type LogProps = {
  data: LogData;
  choice: LogChoice;
  choose: Choose<LogChoice>;
  onEdit: (id: string) => void;
  onRepeat: (id: string) => void;
};

const count = (number: number, text: string) =>
  number === 1 ? m.tests_count_one() : m.tests_count({ count: text });
const older = (number: number, text: string) =>
  number === 1 ? m.tests_older_one() : m.tests_older({ count: text });

function Filters({ data, choice, choose }: Pick<LogProps, 'data' | 'choice' | 'choose'>) {
  const { experiments, season } = data;
  const counts = verdictCounts(experiments);
  const authors = new Map(
    experiments.flatMap(({ author }) => (author ? [[author.userId, author] as const] : [])),
  );
  const weeks = [...new Set(experiments.map(({ happenedOn }) => countedWeek(season, happenedOn)))].sort(
    (a, b) => a - b,
  );
  const shown = experimentVerdicts.filter((verdict) => verdict !== 'unclear' || counts.unclear > 0);
  return (
    <Bar>
      <ChipRow role="group" aria-label={m.tests_filter()} data-scrolls="">
        <Chip
          isOn={choice.verdict === undefined}
          count={experiments.length}
          onClick={() => choose({ verdict: undefined })}
        >
          {m.tests_filter_all()}
        </Chip>
        {(['held', 'failed', 'open', 'unclear'] as const)
          .filter((verdict) => shown.includes(verdict))
          .map((verdict) => (
            <Chip
              key={verdict}
              isOn={choice.verdict === verdict}
              count={counts[verdict]}
              onClick={() => choose({ verdict })}
            >
              {verdictWords[verdict]()}
            </Chip>
          ))}
      </ChipRow>
      <span>
        <Select
          size="sm"
          aria-label={m.tests_filter_person()}
          value={choice.person ?? ''}
          onChange={({ target }) => choose({ person: target.value || undefined })}
        >
          <option value="">{m.tests_filter_everyone()}</option>
          {[...authors].map(([id, person]) => (
            <option key={id} value={id}>
              {personName(person)}
            </option>
          ))}
        </Select>
        <Select
          size="sm"
          aria-label={m.tests_filter_week()}
          value={choice.week ?? ''}
          onChange={({ target }) => choose({ week: target.value || undefined })}
        >
          <option value="">{m.tests_filter_weeks()}</option>
          {weeks.map((week) => (
            <option key={week} value={week}>
              {m.tests_week({ week })}
            </option>
          ))}
        </Select>
      </span>
    </Bar>
  );
}

/** The tests one by one, newest first; what the address narrows them to. */
export function Log({ data, choice, choose, onEdit, onRepeat }: LogProps) {
  const { experiments, season, team } = data;
  const { locale } = useLocale();
  const found = filteredExperiments(
    experiments,
    {
      verdict: choice.verdict,
      authorId: choice.person,
      week: choice.week === undefined ? undefined : Number(choice.week),
    },
    season,
  );
  const opened = found.findIndex(({ id }) => id === choice.test);
  // A deep link shows its entry, however old it is.
  const most = Math.max(FIRST + (choice.page - 1) * MORE, opened + 1);
  const hidden = found.length - most;
  const handleSave = () =>
    saveFile({
      name: `grow-${team.slug}-${m.tests_csv_name()}.csv`,
      type: 'text/csv;charset=utf-8',
      text: experimentCsv(experiments, {
        head: csvHead(),
        verdict: {
          open: verdictWords.open(),
          held: verdictWords.held(),
          failed: verdictWords.failed(),
          unclear: verdictWords.unclear(),
        },
        decision: {
          continue: decisionWords.continue(),
          change: decisionWords.change(),
          drop: decisionWords.drop(),
        },
      }),
    });
  return (
    <Section
      title={m.tests_log()}
      titleStep="h2"
      isFlush
      data-log=""
      aside={
        <HeadAside>
          <Button size="xs" variant="ghost" onClick={handleSave}>
            {m.tests_csv()}
          </Button>
          <span aria-live="polite">{count(found.length, numberInWords(found.length, locale))}</span>
        </HeadAside>
      }
    >
      <Filters data={data} choice={choice} choose={choose} />
      {found.length === 0 ? (
        <EmptyState
          headingLevel="h3"
          title={m.tests_none_found()}
          description={m.tests_none_found_detail({ count: numberInWords(experiments.length, locale) })}
          action={
            <Button size="sm" onClick={() => choose({ ...logAddress.none, metric: choice.metric })}>
              {m.tests_filter_clear()}
            </Button>
          }
        />
      ) : (
        <ExperimentList>
          {found.slice(0, most).map((experiment) => (
            <LogEntry
              key={experiment.id}
              experiment={experiment}
              data={data}
              isOpen={experiment.id === choice.test}
              onToggle={() =>
                choose({
                  test: experiment.id === choice.test ? undefined : experiment.id,
                  page: choice.page,
                })
              }
              onEdit={onEdit}
              onRepeat={onRepeat}
            />
          ))}
        </ExperimentList>
      )}
      {hidden > 0 && (
        <Foot>
          <Button variant="ghost" onClick={() => choose({ page: choice.page + 1 })}>
            {older(hidden, numberInWords(hidden, locale))}
          </Button>
        </Foot>
      )}
    </Section>
  );
}
