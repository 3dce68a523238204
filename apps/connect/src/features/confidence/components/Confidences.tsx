import { confidenceMutations, confidenceQueries, type NamedConfidence } from '@grow/core/confidence';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Avatar, Button, RequestList, RequestRow, Section, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAvatarPerson } from '../../team';
import { personName } from '../../people';
import { useKeptFocus } from '../../seat';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

function Row({ confidence }: { confidence: NamedConfidence }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const person = useAvatarPerson(confidence.person);
  const name = confidence.person ? personName(confidence.person) : m.bell_somebody();
  const settling = useProductMutation(confidenceMutations(supabase).settle, {
    words: {
      done: m.confidence_settled({ name }),
      failed: m.confidence_not_settled(),
      undone: m.confidence_open_again(),
      notUndone: m.confidence_not_settled(),
    },
  });
  return (
    <RequestRow
      picture={<Avatar {...person} size={40} />}
      name={name}
      about={confidence.teamName ?? m.confidence_no_team()}
      message={confidence.text}
      when={dateTimeInWords(confidence.createdAt, locale)}
      actions={
        <Button size="sm" onClick={() => settling.run({ id: confidence.id, isSettled: true })}>
          {m.confidence_settle()}
        </Button>
      }
    />
  );
}

/** What was told organisers in confidence and is not taken care of yet; nothing is drawn where there is none. */
export function Confidences() {
  const { supabase } = useGrowClient();
  const confidences = useQuery(confidenceQueries(supabase).all());
  const { root, events } = useKeptFocus<HTMLDivElement>();
  const open = (confidences.data ?? []).filter(({ settledAt }) => settledAt === undefined);
  // Once it was there it stays, for the last row takes the focus with it.
  const [wasShown, setWasShown] = useState(false);
  if (open.length > 0 && !wasShown) setWasShown(true);
  if (open.length === 0 && !wasShown) return null;
  return (
    <Section title={m.confidences_title()} aside={m.confidences_aside()} isFlush id="confidences">
      <div ref={root} tabIndex={-1} role="group" aria-label={m.confidences_title()} {...events}>
        {open.length === 0 && (
          <Text step="ui" tone="muted">
            {m.confidences_none()}
          </Text>
        )}
        <RequestList>
          {open.map((confidence) => (
            <Row key={confidence.id} confidence={confidence} />
          ))}
        </RequestList>
      </div>
    </Section>
  );
}
