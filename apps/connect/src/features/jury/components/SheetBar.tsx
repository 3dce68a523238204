import type { JurySheet, JurySnapshot } from '@grow/core/jury';
import { Button, layers, media } from '@grow/ui';
import { Check, CloudOff, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layers.actionBar};
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  margin: 32px calc(-1 * var(--gutter)) 0;
  padding: 12px var(--gutter) calc(12px + env(safe-area-inset-bottom));
  background: var(--color-raised);
  border-top: 1px solid var(--color-edge);
  ${media.lg} {
    bottom: 16px;
    margin-inline: 0;
    padding: 12px 14px 12px 18px;
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-md);
    box-shadow: var(--shadow-float);
  }
`;

const State = styled.p`
  text-wrap: balance;
  display: flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
  font-size: 0.9375rem;
  line-height: 1.35;
  color: var(--color-ink-muted);
  svg {
    flex: none;
  }
  &[data-place='sent'] svg {
    color: var(--color-positive);
  }
  &[data-place='unsent'] svg,
  &[data-place='asked'] svg {
    color: var(--color-caution);
  }
`;

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Where a score sheet is, in words. */
function placeWord({ place, word, problem }: JurySheet, isOnline: boolean): string {
  if (problem?.code === 'ballot_changed') return m.jury_place_two();
  if (problem) return m.jury_place_refused();
  if (place === 'sent') return word === 'to_do' ? m.jury_place_empty() : m.jury_place_sent();
  return isOnline ? m.jury_place_sending() : m.jury_place_here();
}

function PlaceIcon({ place }: Pick<JurySheet, 'place'>) {
  if (place === 'asked') return <TriangleAlert {...icon} />;
  return place === 'sent' ? <Check {...icon} /> : <CloudOff {...icon} />;
}

type SheetBarProps = {
  sheet: JurySheet;
  link: JurySnapshot['link'];
  missing: number;
  onHandIn: () => void;
  onDecide: () => void;
};

/** At the lower edge: where what was written is, and the button that hands it in. */
export function SheetBar({ sheet, link, missing, onHandIn, onDecide }: SheetBarProps) {
  const isOnline = link === 'online' || link === 'connecting';
  const place = sheet.place === 'sending' || (sheet.place === 'unsent' && isOnline) ? 'sending' : sheet.place;
  return (
    <Root data-bottom-bar="">
      <State role="status" data-place={place}>
        {place !== 'sending' && sheet.word !== 'to_do' && <PlaceIcon place={place} />}
        {placeWord(sheet, isOnline)}
      </State>
      {sheet.problem?.theirs ? (
        <Button variant="primary" onClick={onDecide}>
          {m.jury_two_open()}
        </Button>
      ) : (
        <Button
          variant={missing === 0 ? 'primary' : 'secondary'}
          aria-disabled={missing > 0}
          title={missing > 0 ? m.jury_missing_count({ count: missing }) : undefined}
          onClick={onHandIn}
        >
          {m.jury_hand_in()}
        </Button>
      )}
    </Root>
  );
}
