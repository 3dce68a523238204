import type { ReactNode } from 'react';
import type { SlotState } from './SlotCard';

/** A day of the week that is shown. */
export interface SlotDay {
  /** Such as `2024-12-05`. */
  key: string;
  /** Such as `5`. */
  day: ReactNode;
  /** Such as `Thu`. */
  weekday: ReactNode;
  /** Such as `Thursday 5 December`. */
  name: string;
  isToday?: boolean;
}

/** A slot of the week. */
export interface WeekSlot {
  key: string;
  /** The day that it is on. */
  day: string;
  /** The time that it begins at, as the rows have it. */
  time: string;
  state: SlotState;
  title: ReactNode;
  remark?: ReactNode;
  mark?: ReactNode;
  /** Day and time in words, such as `Thu 5 Dec, 16:30`. */
  when: string;
}

/** A row of the grid: a time of the day; rows that follow each other without a break are one band. */
export interface SlotTime {
  /** Such as `16:30`. */
  time: string;
  /** Whether there is a break before it. */
  isAfterBreak?: boolean;
}

/** What can be done in a week of slots. */
export interface SlotWeekHandlers {
  onOpen: (key: string) => void;
  /** Adds a slot at a time; without it nothing can be added. */
  onAdd?: ((day: string, time: string) => void) | undefined;
  /** Names the button of an empty cell. */
  addLabel: (day: SlotDay, time: string) => string;
  /** Whether a slot may be added there. */
  canAdd?: (day: string, time: string) => boolean;
  /** B on a slot. */
  onBlock?: ((key: string) => void) | undefined;
}
