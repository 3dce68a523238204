import { experimentQueries, experimentTitle } from '@grow/core/experiment';
import { useGrowClient } from '@grow/shell';
import { Button, Dialog, QuoteCards, Text } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Quote } from '../../../features/handIn';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';

type QuotedTestsProps = {
  teamId: string;
  label: string;
  ids: readonly string[];
  maxCount: number;
  onChange: (change: (now: readonly string[]) => readonly string[]) => void;
};

/** The market tests that a part quotes, and where others are chosen. */
export function QuotedTests({ teamId, label, ids, maxCount, onChange }: QuotedTestsProps) {
  const { supabase } = useGrowClient();
  const log = useQuery(experimentQueries(supabase).ofTeam(teamId));
  const [isChoosing, setChoosing] = useState(false);
  const tests = log.data ?? [];
  const quoted = ids.flatMap((id) => tests.find((test) => test.id === id) ?? []);
  const others = tests.filter(({ id, isDraft }) => !isDraft && !ids.includes(id));
  const take = (id: string) => {
    onChange((now) => [...now.filter((one) => one !== id), id]);
    setChoosing(false);
  };
  if (log.isError && log.data === undefined) return <FailedPart error={log.error} />;
  return (
    <>
      {quoted.length > 0 && (
        <QuoteCards aria-label={label}>
          {quoted.map((test) => (
            <Quote
              key={test.id}
              test={test}
              remove={
                <Button
                  variant="ghost"
                  size="sm"
                  isIconOnly
                  icon={<X size={16} strokeWidth={1.75} aria-hidden />}
                  aria-label={m.hand_in_test_remove({ test: experimentTitle(test) })}
                  onClick={() => onChange((now) => now.filter((id) => id !== test.id))}
                />
              }
            />
          ))}
        </QuoteCards>
      )}
      {ids.length < maxCount && (
        <div>
          <Button
            size="sm"
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setChoosing(true)}
          >
            {m.hand_in_test_quote()}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        title={m.hand_in_test_choose()}
        closeLabel={m.hand_in_close()}
      >
        {others.length === 0 && <Text tone="muted">{m.hand_in_test_none()}</Text>}
        <QuoteCards>
          {others.map((test) => (
            <Quote
              key={test.id}
              test={test}
              isProposed
              action={
                <div>
                  <Button
                    size="sm"
                    aria-label={m.hand_in_test_quote_name({ test: experimentTitle(test) })}
                    onClick={() => take(test.id)}
                  >
                    {m.hand_in_test_quote_this()}
                  </Button>
                </div>
              }
            />
          ))}
        </QuoteCards>
      </Dialog>
    </>
  );
}
