import { useLocale } from '@grow/shell';
import { BulkBar } from '@grow/ui';
import { CheckCheck, Send } from 'lucide-react';
import { applyWords } from '../../../features/mentorProposal';
import { m } from '../../../paraglide/messages';
import type { useAcceptance } from './useAcceptance';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

type ProposalBarProps = { acceptance: ReturnType<typeof useAcceptance>; onApply: () => void };

/** How much of a proposal is accepted, the rest of it, and what comes of it. */
export function ProposalBar({ acceptance, onApply }: ProposalBarProps) {
  const { locale } = useLocale();
  const { open, chosen, acceptAll, clear } = acceptance;
  if (open.length === 0) return null;
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <BulkBar
      message={m.matching_accepted_of({ count: number(chosen.length), total: number(open.length) })}
      labels={{ group: m.matching_bar(), clear: m.matching_clear_choice() }}
      onClear={clear}
      actions={[
        ...(chosen.length < open.length
          ? [
              {
                key: 'all',
                label: m.matching_accept_all({ count: number(open.length) }),
                icon: <CheckCheck {...icon} />,
                onSelect: acceptAll,
              },
            ]
          : []),
        ...(chosen.length > 0
          ? [
              {
                key: 'apply',
                label: applyWords(chosen.length, locale),
                icon: <Send {...icon} />,
                onSelect: onApply,
              },
            ]
          : []),
      ]}
    />
  );
}
