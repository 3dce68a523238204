// Agenda and hosts are written a line an entry; what stands after the bar explains it.

/** What happens when. */
export interface AgendaEntry {
  /** On the clock of the house: `18:00`. */
  readonly time: string;
  readonly title: string;
  /** '' where nothing was written. */
  readonly detail: string;
}

/** Who receives people at an event. */
export interface EventHost {
  readonly name: string;
  /** What they do there; '' where nothing was written. */
  readonly role: string;
}

const agendaLine = /^([01]?\d|2[0-3])[:.]([0-5]\d)\s+(?=\S)(.+)$/;

const linesOf = (text: string): string[] => text.split(/\r?\n/).map((line) => line.trim());

function halvesOf(text: string): readonly [string, string] {
  const [head = '', ...rest] = text.split('|');
  return [head.trim(), rest.join('|').trim()];
}

function agendaEntryFrom(line: string): AgendaEntry | undefined {
  const [, hour = '', minute = '', words = ''] = agendaLine.exec(line) ?? [];
  const [title, detail] = halvesOf(words);
  return title === '' ? undefined : { time: `${hour.padStart(2, '0')}:${minute}`, title, detail };
}

/** The entries of an agenda, a line each: `18:00 Welcome | Ten minutes`. Lines that are none are left out. */
export const agendaFrom = (text: string): AgendaEntry[] =>
  linesOf(text).flatMap((line) => agendaEntryFrom(line) ?? []);

/** The hosts of an event, a line each: `Mats Ekenhof | Runs the workshop`. */
export const hostsFrom = (text: string): EventHost[] =>
  linesOf(text).flatMap((line) => {
    const [name, role] = halvesOf(line);
    return name === '' ? [] : [{ name, role }];
  });

/** The number of the first line, from 1, that is not blank and no entry of an agenda; undefined where all are. */
export function wrongAgendaLine(text: string): number | undefined {
  const at = linesOf(text).findIndex((line) => line !== '' && !agendaEntryFrom(line));
  return at < 0 ? undefined : at + 1;
}

/** An agenda as it is stored: one shape of time and of bar, no blank lines. */
export const agendaText = (text: string): string =>
  agendaFrom(text)
    .map(({ time, title, detail }) => `${time} ${title}${detail && ` | ${detail}`}`)
    .join('\n');

/** Hosts as they are stored. */
export const hostsText = (text: string): string =>
  hostsFrom(text)
    .map(({ name, role }) => name + (role && ` | ${role}`))
    .join('\n');
