import { teamsBulkMutations, type Selection, type TeamsChange, type TeamsViewFilter } from '@grow/core/bulk';
import { useGrowClient } from '@grow/shell';
import { Radio } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BulkDrawer, useTeamsChangePreview } from '../../../features/bulk';
import { statusWords } from '../../../features/teamAdmin';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import type { TeamsChangeAction } from './TeamsSelectionBar';

const Choices = styled.fieldset`
  display: grid;
  gap: 8px;
  justify-items: start;
`;

type Option = { readonly key: string; readonly change: TeamsChange; readonly words: () => string };

const options: Record<TeamsChangeAction, readonly [Option, ...Option[]]> = {
  status: [
    { key: 'finalist', change: { status: 'finalist' }, words: statusWords.finalist },
    { key: 'active', change: { status: 'active' }, words: statusWords.active },
    { key: 'finished', change: { status: 'finished' }, words: statusWords.finished },
  ],
  listed: [
    { key: 'unlisted', change: { listed: false }, words: m.bulk_unlist_teams },
    { key: 'listed', change: { listed: true }, words: m.bulk_list_teams },
  ],
};

/** What is to be changed of which teams. */
type AskedChange = { readonly action: TeamsChangeAction; readonly selection: Selection<TeamsViewFilter> };

type TeamsChangeDrawerProps = {
  /** Undefined while nothing is asked. */
  asked: AskedChange | undefined;
  onClose: () => void;
  onStarted: (jobId: string) => void;
};

/** Gives many teams a status, or takes them out of the list that everybody sees. */
export function TeamsChangeDrawer({ asked, onClose, onStarted }: TeamsChangeDrawerProps) {
  const { supabase } = useGrowClient();
  const [chosen, setChosen] = useState<string>();
  const action = asked?.action ?? 'status';
  const option = options[action].find(({ key }) => key === chosen) ?? options[action][0];
  const request = { selection: asked?.selection ?? { ids: [] }, change: option.change };
  const starting = useProductMutation(teamsBulkMutations(supabase).startChange);
  return (
    <BulkDrawer
      isOpen={asked !== undefined}
      onClose={onClose}
      title={action === 'status' ? m.bulk_status_title() : m.bulk_listing_title()}
      lead={action === 'status' ? m.bulk_status_lead() : m.bulk_listing_lead()}
      choices={
        <Choices aria-label={action === 'status' ? m.orga_status() : m.orga_listed()}>
          {options[action].map(({ key, words }) => (
            <Radio
              key={key}
              name="bulk-change"
              value={key}
              checked={option.key === key}
              onChange={() => setChosen(key)}
            >
              {words()}
            </Radio>
          ))}
        </Choices>
      }
      preview={useTeamsChangePreview(asked !== undefined, request)}
      action={(count) => m.bulk_teams_action({ count })}
      draft={`bulk-${action}`}
      send={(agreed) => starting.send({ ...request, ...agreed })}
      onStarted={onStarted}
    />
  );
}
