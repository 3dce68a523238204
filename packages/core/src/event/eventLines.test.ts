import { describe, expect, it } from 'vitest';
import { agendaFrom, agendaText, hostsFrom, hostsText, wrongAgendaLine } from './eventLines';

describe('an agenda', () => {
  it('is read line by line, with and without a detail', () => {
    expect(agendaFrom('18:00 Doors | Ten minutes. No card | no saw.\r\n\n 9.30 Out ')).toEqual([
      { time: '18:00', title: 'Doors', detail: 'Ten minutes. No card | no saw.' },
      { time: '09:30', title: 'Out', detail: '' },
    ]);
  });

  it.each([
    ['18:00 Doors\n\n19:00 Out', undefined],
    ['', undefined],
    ['18:00 Doors\nOut', 2],
    ['25:00 Doors', 1],
    ['18:00', 1],
    ['18:00 | Ten minutes', 1],
  ])('%j has its first wrong line at %s', (text, line) => expect(wrongAgendaLine(text)).toBe(line));

  it('is stored in one shape, which is read as the same', () => {
    const stored = agendaText('  8.15  Doors|Ten minutes\n\n18:00 Out|');
    expect(stored).toBe('08:15 Doors | Ten minutes\n18:00 Out');
    expect(agendaText(stored)).toBe(stored);
  });
});

describe('hosts', () => {
  it('are names with what they do', () => {
    expect(hostsFrom('Mats Ekenhof | Runs the workshop\n\nPiet')).toEqual([
      { name: 'Mats Ekenhof', role: 'Runs the workshop' },
      { name: 'Piet', role: '' },
    ]);
    expect(hostsText(' Mats|Runs it\n\n| nobody\nPiet ')).toBe('Mats | Runs it\nPiet');
  });
});
