import type { OfficeHourSlot } from '@grow/core/office-hour';
import { dateTimeInWords } from '@grow/core/time';
import { useLocale } from '@grow/shell';
import { Button, Dialog, Text, TextLink } from '@grow/ui';
import { Ban, CalendarClock, CalendarX, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  audienceWords,
  CallLink,
  CancelDialog,
  slotSpan,
  useSlotMutations,
} from '../../../features/officeHour';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { ChangeSlotDialog } from './ChangeSlotDialog';
import { MoveSlotDialog } from './MoveSlotDialog';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Facts = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-bottom: 8px;
  overflow-wrap: anywhere;
`;

type SlotDialogProps = { slot: OfficeHourSlot; isOpen: boolean; onClose: () => void };

/** What can be said of a slot that lies ahead. */
function SlotFacts({ slot }: { slot: OfficeHourSlot }) {
  const { locale } = useLocale();
  const { booking, audience, url, isBlocked } = slot;
  return (
    <Facts>
      <Text step="ui" tone="muted">
        {slotSpan(slot, locale)}, {isBlocked ? m.hours_only_you() : audienceWords[audience]()}
      </Text>
      {booking && (
        <Text step="ui" dir="auto">
          {booking.agenda ? m.team_quoted({ text: booking.agenda }) : m.hours_no_agenda()}
        </Text>
      )}
      {booking?.team && (
        <TextLink href={fullPath(paths.teamPage(booking.team.slug))} linkComponent={AppLink}>
          {m.assigned_open({ team: booking.team.name })}
        </TextLink>
      )}
      {url && <CallLink url={url} />}
    </Facts>
  );
}

/** One slot that lies ahead: who comes and why, and what can be done with it. */
export function SlotDialog({ slot, isOpen, onClose }: SlotDialogProps) {
  const { locale } = useLocale();
  const [step, setStep] = useState<'move' | 'change' | 'cancel'>();
  const { block, unblock, remove } = useSlotMutations();
  const { booking, startsAt, isBlocked } = slot;
  const name = booking ? (booking.team?.name ?? m.hours_the_team()) : undefined;
  const when = dateTimeInWords(startsAt, locale);
  const finish = (run: () => void) => {
    run();
    onClose();
  };
  const isOver = startsAt <= new Date();
  return (
    <>
      <Dialog
        isOpen={isOpen && step === undefined}
        onClose={onClose}
        title={name === undefined ? when : m.hours_slot_title({ name, when })}
        closeLabel={m.hours_close()}
        actions={
          !isOver && (
            <>
              {booking ? (
                <Button
                  size="sm"
                  variant="danger"
                  icon={<CalendarX {...icon} />}
                  onClick={() => setStep('cancel')}
                >
                  {m.hours_cancel()}
                </Button>
              ) : (
                <>
                  <Button
                    size="sm"
                    variant="danger"
                    icon={<Trash2 {...icon} />}
                    onClick={() => finish(() => remove.run(slot))}
                  >
                    {m.hours_remove()}
                  </Button>
                  {isBlocked ? (
                    <Button
                      size="sm"
                      icon={<RotateCcw {...icon} />}
                      onClick={() => finish(() => unblock.run(slot))}
                    >
                      {m.hours_unblock()}
                    </Button>
                  ) : (
                    <Button size="sm" icon={<Ban {...icon} />} onClick={() => finish(() => block.run(slot))}>
                      {m.hours_block()}
                    </Button>
                  )}
                </>
              )}
              <Button size="sm" icon={<Pencil {...icon} />} onClick={() => setStep('change')}>
                {m.hours_change()}
              </Button>
              <Button size="sm" icon={<CalendarClock {...icon} />} onClick={() => setStep('move')}>
                {m.hours_move()}
              </Button>
            </>
          )
        }
      >
        <SlotFacts slot={slot} />
      </Dialog>
      {step === 'move' && <MoveSlotDialog slot={slot} isOpen onClose={onClose} />}
      {step === 'change' && <ChangeSlotDialog slot={slot} isOpen onClose={onClose} />}
      {booking && step === 'cancel' && <CancelDialog booking={booking} isMentor isOpen onClose={onClose} />}
    </>
  );
}
