import { experimentQueries, experimentTitle, type Experiment } from '@grow/core/experiment';
import { dayInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Badge, Button, Dialog, QuoteCard, QuoteCards, Text, type BadgeTone } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleDashed, CircleHelp, Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

const verdicts: Record<Experiment['verdict'], { tone: BadgeTone; words: () => string; icon: ReactNode }> = {
  held: { tone: 'positive', words: m.hand_in_test_confirmed, icon: <Check {...icon} /> },
  failed: { tone: 'critical', words: m.hand_in_test_not_confirmed, icon: <X {...icon} /> },
  open: { tone: 'info', words: m.hand_in_test_open, icon: <CircleDashed {...icon} /> },
  unclear: { tone: 'neutral', words: m.hand_in_test_unclear, icon: <CircleHelp {...icon} /> },
};

type QuoteProps = { test: Experiment; remove?: ReactNode; isProposed?: boolean; action?: ReactNode };

/** A market test as a hand-in quotes it. */
export function Quote({ test, ...rest }: QuoteProps) {
  const { locale } = useLocale();
  const { tone, words, icon: mark } = verdicts[test.verdict];
  const number = new Intl.NumberFormat(locale);
  return (
    <QuoteCard
      verdict={
        <Badge tone={tone} icon={mark}>
          {words()}
        </Badge>
      }
      date={{ dateTime: test.happenedOn, label: dayInWords(test.happenedOn, locale) }}
      title={experimentTitle(test)}
      seen={test.seen}
      result={test.result !== undefined && `${number.format(test.result)} ${test.unit}`.trim()}
      needed={test.target !== undefined && m.hand_in_test_needed({ count: number.format(test.target) })}
      {...rest}
    />
  );
}

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
