import { releaseMutations, type GateRound } from '@grow/core/gate';
import { dateTimeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Section, Skeleton, SkeletonGroup, Text } from '@grow/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useGateRecipients } from '../../../../features/gate';
import { useProductMutation } from '../../../../mutation';
import { m } from '../../../../paraglide/messages';
import { FailedPart } from '../../../../shared/state';
import { RecipientFacts } from './RecipientFacts';
import { ReleaseDialog } from './ReleaseDialog';

const Act = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding-top: 20px;
`;

/** Whom the release reaches, and the way to set its time, or to stop it while it is set. */
export function ReleasePanel({ round }: { round: GateRound }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { data, error } = useGateRecipients(round.id);
  const stopping = useProductMutation(releaseMutations(supabase).stopRelease, {
    words: { done: m.gates_release_stopped(), failed: m.gates_release_not_stopped() },
  });
  return (
    <Section title={m.gates_release_head()} isFlush>
      {!data && error && <FailedPart error={error} />}
      {!data && !error && (
        <SkeletonGroup label={m.loading()}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {data && <RecipientFacts recipients={data} showsScores={round.showsScores} />}
      {data && round.state === 'decided' && (
        <Act>
          {round.releaseAt ? (
            <>
              <Text role="status">
                {m.gates_release_at({ time: dateTimeInWords(round.releaseAt, locale) })}
              </Text>
              <Button
                isBusy={stopping.isBusy}
                busyLabel={m.orga_busy()}
                onClick={() => stopping.run({ roundId: round.id })}
              >
                {m.gates_release_stop()}
              </Button>
            </>
          ) : (
            <Button
              variant="primary"
              icon={<Send size={18} strokeWidth={1.75} aria-hidden />}
              onClick={() => setAsking(true)}
            >
              {m.gates_release({ count: data.people.toLocaleString(locale) })}
            </Button>
          )}
          <Text step="small" tone="muted">
            {m.gates_release_rule()}
          </Text>
        </Act>
      )}
      {data && (
        <ReleaseDialog
          roundId={round.id}
          recipients={data}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}
