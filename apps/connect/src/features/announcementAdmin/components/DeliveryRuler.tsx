import { deliveryCounts, type WrittenAnnouncement } from '@grow/core/announcement-admin';
import { useLocale } from '@grow/shell';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { counted } from '../announcementAdminWords';

const TICKS = 44;

const Root = styled.div`
  display: grid;
  gap: 6px;
  color: var(--color-ink-muted);
  font-size: 0.875rem;
  b {
    color: var(--color-critical);
  }
`;

// A tick is a square mark: solid where mails arrived, an outline where they wait, a stub where they were given up.
const Ruler = styled.svg`
  display: block;
  width: 264px;
  max-width: 100%;
  height: 14px;
  [data-tick='delivered'] {
    fill: var(--color-ink);
  }
  [data-tick='waiting'] {
    fill: none;
    stroke: var(--color-edge);
  }
  [data-tick='failed'] {
    fill: var(--color-critical);
  }
`;

/** How many of the ticks a part has: one at least where there is any. */
const ticksOf = (part: number, total: number): number =>
  part === 0 ? 0 : Math.max(1, Math.round((part / total) * TICKS));

/** What became of the mails of an announcement, on a ruler and in words. */
export function DeliveryRuler({ announcement }: { announcement: WrittenAnnouncement }) {
  const { locale } = useLocale();
  const { delivered, failed, waiting, stopped, total } = deliveryCounts(announcement);
  if (total === 0)
    return <Root>{announcement.byMail ? m.announce_no_mail() : m.announce_by_bell_alone()}</Root>;
  const number = (value: number) => value.toLocaleString(locale);
  const stubs = ticksOf(failed, total);
  const solid = Math.min(ticksOf(delivered, total), TICKS - stubs);
  return (
    <Root>
      <Ruler viewBox="0 0 264 14" aria-hidden preserveAspectRatio="xMinYMid meet">
        {Array.from({ length: TICKS }, (_, tick) => {
          const state = tick < solid ? 'delivered' : tick < TICKS - stubs ? 'waiting' : 'failed';
          return state === 'failed' ? (
            <rect key={tick} data-tick={state} x={tick * 6} y={10} width={4} height={4} />
          ) : (
            <rect key={tick} data-tick={state} x={tick * 6 + 0.5} y={0.5} width={3} height={13} />
          );
        })}
      </Ruler>
      <span>
        {m.announce_mails_of({ delivered: number(delivered), total: number(total) })}
        {waiting > 0 && (
          <>, {counted(waiting, locale, m.announce_mails_waiting_one, m.announce_mails_waiting)}</>
        )}
        {stopped > 0 && <>, {m.announce_mails_stopped({ count: number(stopped) })}</>}
        {failed > 0 && (
          <>
            , <b>{counted(failed, locale, m.announce_mails_failed_one, m.announce_mails_failed)}</b>
          </>
        )}
      </span>
    </Root>
  );
}
