import { jurorMutations, type RoundProgress, type RoundSetup } from '@grow/core/round';
import { dateTimeInWords, timeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import {
  Avatar,
  Badge,
  Button,
  Section,
  Skeleton,
  SkeletonGroup,
  Split,
  Stat,
  StatList,
  Text,
} from '@grow/ui';
import { styled } from 'styled-components';
import { personName } from '../../../../features/people';
import { useRoundProgress } from '../../../../features/round';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FailedPart } from '../../../../shared/state';
import { ProgressBars } from './ProgressBars';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  align-content: start;
`;

const Below = styled(Text)`
  padding-top: 12px;
`;

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
  li {
    display: grid;
    grid-template-columns: 34px minmax(0, 1fr);
    gap: 4px 12px;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  li > div {
    display: grid;
    gap: 6px;
    justify-items: start;
  }
  li[data-arrival] {
    grid-template-columns: max-content minmax(0, 1fr);
    align-items: baseline;
  }
`;

function Missing({ setup, progress }: { setup: RoundSetup; progress: RoundProgress }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const reminding = useProductMutation(jurorMutations(supabase).remind, {
    words: { done: (count) => m.gates_reminded({ count }), failed: m.gates_not_reminded() },
  });
  const roundId = setup.round.id;
  const { missing } = progress;
  return (
    <Section
      title={m.gates_missing()}
      aside={
        missing.length > 1 && (
          <Button
            size="sm"
            onClick={() => reminding.run({ roundId, userIds: missing.map(({ juror }) => juror.id) })}
          >
            {m.gates_remind_all({ count: missing.length })}
          </Button>
        )
      }
      isFlush
    >
      {missing.length === 0 && <Below tone="muted">{m.gates_gaps_none()}</Below>}
      <List>
        {missing.map(({ juror, teams, since, remindedAt }) => (
          <li key={juror.id}>
            <Avatar size={34} firstName={juror.firstName} lastName={juror.lastName} />
            <div>
              <b>{personName(juror)}</b>
              <Text step="small" tone="muted">
                {teams
                  .map(({ name, hasDraft }) => (hasDraft ? m.gates_with_draft({ team: name }) : name))
                  .join(', ')}
              </Text>
              <Text step="small" tone="muted">
                {m.gates_missing_since({ time: dateTimeInWords(since, locale) })}{' '}
                {remindedAt && m.gates_reminded_at({ time: timeInWords(remindedAt, locale) })}
              </Text>
              <Button
                size="sm"
                aria-label={m.gates_remind_person({ person: personName(juror) })}
                onClick={() => reminding.run({ roundId, userIds: [juror.id] })}
              >
                {m.gates_remind()}
              </Button>
            </div>
          </li>
        ))}
      </List>
    </Section>
  );
}

function Latest({ progress }: { progress: RoundProgress }) {
  const { locale } = useLocale();
  return (
    <Section title={m.gates_coming_in()} isFlush>
      {progress.latest.length === 0 && <Below tone="muted">{m.gates_nothing_yet()}</Below>}
      <List>
        {progress.latest.slice(0, 5).map(({ at, juror, team, isFromPaper }) => (
          <li key={`${juror.id} ${team.id}`} data-arrival="">
            <Text step="small" tone="muted">
              {timeInWords(at, locale)}
            </Text>
            <span>
              {m.gates_sheet_for({ juror: personName(juror), team: team.name })}{' '}
              {isFromPaper && <Badge>{m.gates_from_paper()}</Badge>}
            </span>
          </li>
        ))}
      </List>
      <Below step="small" tone="muted">
        {m.gates_scores_closed()}
      </Below>
    </Section>
  );
}

/** How the scoring goes, live: what is in, whose sheets are missing, and what arrived last. Scores are never sent before the lock. */
export function ProgressPart({ setup }: { setup: RoundSetup }) {
  const { locale } = useLocale();
  const { data, error } = useRoundProgress(setup.round.id);
  if (!data)
    return error ? (
      <FailedPart error={error} />
    ) : (
      <SkeletonGroup label={m.loading()}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </SkeletonGroup>
    );
  const number = (value: number) => value.toLocaleString(locale);
  const ready = data.ready.filter(({ readyAt }) => readyAt !== undefined).length;
  const stats = [
    ['in', m.gates_sheets_in(), number(data.isIn), m.gates_of({ count: number(data.wanted) })],
    ['missing', m.gates_missing_now(), number(data.missing.length), m.gates_jurors_word()],
    ['recused', m.gates_cell_stepped_back(), number(data.recused), ''],
    ['ready', m.gates_phones_ready(), number(ready), m.gates_of({ count: number(data.ready.length) })],
  ] as const;
  return (
    <Column>
      <StatList>
        {stats.map(([key, label, value, note]) => (
          <Stat key={key} label={label} figure={value} comparison={note} />
        ))}
      </StatList>
      <Split>
        <ProgressBars setup={setup} progress={data} />
        <Column>
          <Missing setup={setup} progress={data} />
          <Latest progress={data} />
        </Column>
      </Split>
    </Column>
  );
}
