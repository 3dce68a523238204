import {
  placesOnStages,
  roundPartsMutations,
  teamsOnStage,
  type HostableStage,
  type RoundSetup,
} from '@grow/core/round';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { ActionMenu, Button, Section, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { personName } from '../../../../features/people';
import { placedWords, unplacedWords, updatedWords } from '../../../../features/round';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { StageDrawer } from './StageDrawer';

const List = styled.ul`
  list-style: none;
  padding: 0;
  margin: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: 0 36px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 12px;
    align-items: center;
    padding: 12px 0;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--color-ink-muted);
  }
`;

const Waiting = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 20px;
  align-items: center;
  padding-top: 16px;
`;

/** Where teams pitch: stages with their times and hosts, and the teams that have no place yet. */
export function StagePanel({ setup }: { setup: RoundSetup }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [edited, setEdited] = useState<HostableStage | 'new'>();
  const { round, stages, teams } = setup;
  const mutations = roundPartsMutations(supabase);
  const placing = useProductMutation(mutations.place, {
    words: {
      done: (_, { places }) => placedWords(places.length, locale),
      failed: m.gates_not_placed(),
      undone: m.gates_places_undone(),
      notUndone: m.gates_places_not_undone(),
    },
  });
  const updating = useProductMutation(mutations.updateTeams, {
    words: { done: (count) => updatedWords(count, locale), failed: m.gates_teams_not_updated() },
  });
  const removing = useProductMutation(mutations.removeStage, {
    words: { done: m.gates_stage_removed(), failed: m.gates_stage_not_removed() },
  });
  const isSetup = round.state === 'setup';
  const waiting = teams.filter(({ stageId }) => stageId === undefined);
  const places = placesOnStages(setup);
  const hasNews = setup.gaps.joined.length + setup.gaps.left.length > 0;
  const detail = ({ id, startsAt, minutesEach, venue, host }: HostableStage) =>
    [
      venue,
      dateTimeInWords(startsAt, locale),
      m.gates_stage_teams({ count: teamsOnStage(teams, id).length, minutes: minutesEach }),
      host && m.gates_hosted_by({ person: personName(host) }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Section
      title={isSetup ? m.gates_stages() : m.gates_times_and_hosts()}
      aside={
        isSetup && (
          <Button size="sm" onClick={() => setEdited('new')}>
            {m.gates_add_stage()}
          </Button>
        )
      }
      isFlush
    >
      {stages.length === 0 && <Text>{m.gates_stages_none()}</Text>}
      <List>
        {stages.map((stage) => (
          <li key={stage.id}>
            <div>
              <b>{stage.name}</b>
              <small>{detail(stage)}</small>
            </div>
            <ActionMenu
              label={m.gates_stage_actions({ name: stage.name })}
              actions={[
                { key: 'edit', label: m.gates_change_stage(), onSelect: () => setEdited(stage) },
                ...(isSetup
                  ? [
                      {
                        key: 'remove',
                        label: m.gates_remove_stage(),
                        tone: 'critical' as const,
                        onSelect: () => removing.run(stage.id),
                      },
                    ]
                  : []),
              ]}
            />
          </li>
        ))}
      </List>
      {(waiting.length > 0 || (isSetup && hasNews)) && (
        <Waiting>
          {waiting.length > 0 && <Text step="ui">{unplacedWords(waiting.length, locale)}</Text>}
          {places.length > 0 && (
            <Button
              size="sm"
              onClick={() =>
                placing.run({
                  roundId: round.id,
                  places,
                  former: places.map(({ teamId }) => ({ teamId, stageId: undefined, position: undefined })),
                })
              }
            >
              {m.gates_fill_stages()}
            </Button>
          )}
          {isSetup && hasNews && (
            <Button size="sm" onClick={() => updating.run(round.id)}>
              {m.gates_update_teams()}
            </Button>
          )}
        </Waiting>
      )}
      <StageDrawer setup={setup} edited={edited} onClose={() => setEdited(undefined)} />
    </Section>
  );
}
