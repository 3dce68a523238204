import { addToCalendarLinks, calendarFile } from '@grow/core/calendar';
import type { GrowEvent } from '@grow/core/event';
import { ActionMenu } from '@grow/ui';
import { CalendarPlus, Download, ExternalLink } from 'lucide-react';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { saveFile } from '../../../shared/file';

const openTab = (address: string) => window.open(address, '_blank', 'noopener,noreferrer');
const look = { size: 16, strokeWidth: 1.75, 'aria-hidden': true };

/** Puts an event into a calendar: as a file for any program, or into one on the web. */
export function AddToCalendarMenu({ event }: { event: GrowEvent }) {
  const pageUrl = window.location.origin + fullPath(paths.eventPage(event.slug));
  const handleSave = () =>
    saveFile({
      name: `${event.slug}.ics`,
      type: 'text/calendar;charset=utf-8',
      text: calendarFile([{ event, pageUrl }], { now: new Date() }),
    });
  const links = addToCalendarLinks(event, pageUrl);
  return (
    <ActionMenu
      label={m.calendar_add()}
      icon={<CalendarPlus {...look} />}
      actions={[
        { key: 'file', label: m.calendar_file(), icon: <Download {...look} />, onSelect: handleSave },
        {
          key: 'google',
          label: m.calendar_google(),
          icon: <ExternalLink {...look} />,
          onSelect: () => openTab(links.google),
        },
        {
          key: 'outlook',
          label: m.calendar_outlook(),
          icon: <ExternalLink {...look} />,
          onSelect: () => openTab(links.outlook),
        },
      ]}
    />
  );
}
