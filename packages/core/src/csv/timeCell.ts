import { berlinTimeOf } from '../time/berlinTime';

/** A time in Berlin as `2024-12-05 16:30`, which spreadsheets read as a time; empty where there is none. */
export const timeCell = (at: Date | undefined): string => (at ? berlinTimeOf(at).replace('T', ' ') : '');
