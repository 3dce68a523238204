import type { NamedGround } from '@grow/core/mentor-proposal';
import { timeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button } from '@grow/ui';
import { History } from 'lucide-react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 16px;
  align-items: center;
  padding: 12px 0;
  border-block: 1px solid var(--color-line);
  font-size: 0.9375rem;
  & > svg {
    flex: none;
    color: var(--color-info);
  }
  & > p {
    flex: 1;
    min-width: 16rem;
  }
`;

type ProposalHeadProps = { ground: NamedGround; changed: string; onAgain: () => void };

/** When the proposal was worked out and from what, and what made the one before stale. */
export function ProposalHead({ ground, changed, onAgain }: ProposalHeadProps) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <Root>
      <History size={18} strokeWidth={1.75} aria-hidden />
      <p role="status">
        {m.matching_worked_out({
          time: timeInWords(ground.readAt, locale),
          teams: number(ground.teams.length),
          mentors: number(ground.mentors.length),
          pins: number(ground.pins.length),
        })}{' '}
        {changed !== '' && (
          <b>
            {m.matching_stale()} {changed}
          </b>
        )}
      </p>
      <Button size="sm" onClick={onAgain}>
        {m.matching_again()}
      </Button>
    </Root>
  );
}
