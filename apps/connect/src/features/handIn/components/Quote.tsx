import { experimentTitle, type Experiment } from '@grow/core/experiment';
import { dayInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Badge, QuoteCard, type BadgeTone } from '@grow/ui';
import { Check, CircleDashed, CircleHelp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../../paraglide/messages';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

const verdicts: Record<Experiment['verdict'], { tone: BadgeTone; words: () => string; icon: ReactNode }> = {
  held: { tone: 'positive', words: m.hand_in_test_confirmed, icon: <Check {...icon} /> },
  failed: { tone: 'critical', words: m.hand_in_test_not_confirmed, icon: <X {...icon} /> },
  open: { tone: 'info', words: m.hand_in_test_open, icon: <CircleDashed {...icon} /> },
  unclear: { tone: 'neutral', words: m.hand_in_test_unclear, icon: <CircleHelp {...icon} /> },
};

type QuoteProps = {
  test: Experiment;
  /** Stands beside the verdict, such as that it is new. */
  hint?: ReactNode;
  remove?: ReactNode;
  isProposed?: boolean;
  action?: ReactNode;
};

/** A market test as a hand-in quotes it. */
export function Quote({ test, hint, ...rest }: QuoteProps) {
  const { locale } = useLocale();
  const { tone, words, icon: mark } = verdicts[test.verdict];
  const number = new Intl.NumberFormat(locale);
  return (
    <QuoteCard
      verdict={
        <>
          <Badge tone={tone} icon={mark}>
            {words()}
          </Badge>
          {hint}
        </>
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
