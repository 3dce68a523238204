import type { CheckInScanResult, CheckInVerdict } from '@grow/core/check-in';
import { useLocale } from '@grow/shell';
import { Badge, Button, Text } from '@grow/ui';
import {
  Ban,
  Check,
  CircleHelp,
  CloudOff,
  History,
  Hourglass,
  MonitorPlay,
  ScanLine,
  Search,
  Undo2,
  X,
  type LucideIcon,
} from 'lucide-react';
import { m } from '../../../paraglide/messages';
import { isForceable, isUndoable, resultName, resultWords, toneOf } from '../checkInWords';
import { Band, Body, Buttons, Card, Facts, Name } from './ResultCard.styles';

const icons: Record<CheckInVerdict['kind'], LucideIcon> = {
  let_in: Check,
  again: History,
  waiting: Hourglass,
  cancelled: Ban,
  online: MonitorPlay,
  taken_back: Undo2,
  called_off: Ban,
  too_early: Hourglass,
  unlisted: CircleHelp,
  other_event: X,
  unknown: X,
  foreign: X,
  refused: CloudOff,
  asking: Search,
};

const seatWord = (seat: 'onsite' | 'online') =>
  seat === 'onsite' ? m.check_in_seat_onsite() : m.check_in_seat_online();

/** Props of {@link ResultCard}. */
export type ResultCardProps = {
  /** Undefined before the first scan. */
  result: CheckInScanResult | undefined;
  onTakeBack: (key: string) => void;
  onForce: (registrationId: string) => void;
};

/** What the last scan says, large enough to be read at arm's length in the dark. */
export function ResultCard({ result, onTakeBack, onForce }: ResultCardProps) {
  const { locale } = useLocale();
  if (!result) {
    return (
      <Card data-tone="asking">
        <Band>
          <ScanLine size={32} strokeWidth={2} aria-hidden />
          {m.check_in_ready()}
        </Band>
        <Body>
          <Text>{m.check_in_ready_detail()}</Text>
        </Body>
      </Card>
    );
  }
  const { verdict, guest, registrationId, isTakenBack, isAnswered } = result;
  const { title, detail } = resultWords(result, new Date(), locale);
  const name = resultName(result);
  const Icon = isTakenBack ? Undo2 : icons[verdict.kind];
  const isUnsent = verdict.kind === 'let_in' && !isAnswered && !isTakenBack;
  return (
    <Card data-tone={toneOf(result)} data-outcome={isTakenBack ? 'taken_back' : verdict.kind}>
      <Band>
        <Icon size={40} strokeWidth={2.5} aria-hidden />
        {title}
      </Band>
      <Body>
        {name !== undefined && <Name>{name}</Name>}
        {detail !== undefined && <Text step="lead">{detail}</Text>}
        {(guest || isUnsent) && (
          <Facts>
            {guest && <span>{[seatWord(guest.seat), guest.team].filter(Boolean).join(', ')}</span>}
            {isUnsent && <Badge tone="caution">{m.check_in_unsent()}</Badge>}
          </Facts>
        )}
        <Buttons>
          {isForceable(result) && registrationId !== undefined && (
            <Button variant="solid" size="lg" onClick={() => onForce(registrationId)}>
              {m.check_in_let_in_anyway()}
            </Button>
          )}
          {isUndoable(result) && (
            <Button
              icon={<Undo2 size={18} strokeWidth={1.75} aria-hidden />}
              onClick={() => onTakeBack(result.key)}
            >
              {m.check_in_undo()}
            </Button>
          )}
        </Buttons>
      </Body>
    </Card>
  );
}
