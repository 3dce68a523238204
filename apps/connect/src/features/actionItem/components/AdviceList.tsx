import type { NamedAdvice } from '@grow/core/action-item';
import { dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Avatar, Button, RequestList, RequestRow, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAvatarPerson, useTeamMembers } from '../../team';
import { personName } from '../../people';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { useActionItems, useAdvice } from '../useActionItems';
import { NewItemDialog } from './NewItemDialog';

/** How much advice is shown before somebody asks for the earlier. */
const SHOWN = 2;

// A button without a border: its word stands where the words above it begin.
const More = styled.div`
  margin-left: -11px;
`;

type AdviceProps = { advice: NamedAdvice; taken: number; onMake: () => void };

function Advice({ advice, taken, onMake }: AdviceProps) {
  const { locale } = useLocale();
  const person = useAvatarPerson(advice.author);
  return (
    <RequestRow
      picture={<Avatar {...person} size={40} />}
      name={advice.author ? personName(advice.author) : m.advice_by_somebody()}
      about={taken > 0 ? m.advice_taken({ count: taken }) : undefined}
      message={m.team_quoted({ text: advice.text })}
      when={dayInWords(advice.createdAt, locale)}
      actions={
        <Button size="sm" onClick={onMake}>
          {m.action_make()}
        </Button>
      }
    />
  );
}

/** What a team is advised, the latest first; any sentence of it can become something to do. */
export function AdviceList({ teamId, weeks }: { teamId: string; weeks: readonly number[] }) {
  const advice = useAdvice(teamId);
  const items = useActionItems(teamId).data ?? [];
  const members = useTeamMembers(teamId).data ?? [];
  const [made, setMade] = useState<NamedAdvice>();
  const [isWhole, setIsWhole] = useState(false);
  const all = advice.data ?? [];
  if (advice.isError && !advice.data) return <FailedPart error={advice.error} />;
  return (
    <>
      {advice.data?.length === 0 && (
        <Text step="ui" tone="muted">
          {m.advice_none()}
        </Text>
      )}
      <RequestList>
        {(isWhole ? all : all.slice(0, SHOWN)).map((one) => (
          <Advice
            key={one.id}
            advice={one}
            taken={items.filter(({ sourceId }) => sourceId === one.id).length}
            onMake={() => setMade(one)}
          />
        ))}
      </RequestList>
      {all.length > SHOWN && (
        <More>
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? m.dashboard_news_fewer() : m.advice_earlier({ count: all.length - SHOWN })}
          </Button>
        </More>
      )}
      <NewItemDialog
        teamId={teamId}
        source={made && { ...made, adviceId: made.id }}
        weeks={weeks}
        members={members}
        onClose={() => setMade(undefined)}
      />
    </>
  );
}
