export { DueRow, type DueRowProps } from './DueRow';
export {
  HandInPart,
  HandInParts,
  HandInReading,
  HandInWords,
  TwoTexts,
  WriterNote,
  type HandInPartProps,
  type HandInReadingProps,
  type TwoTextsProps,
  type WriterNoteProps,
} from './HandInPart';
export { PartList, PartRow, type PartRowProps } from './PartList';
export { QuoteCard, QuoteCards, type QuoteCardProps } from './QuoteCard';
export { Verdict, type VerdictProps } from './Verdict';
export { ChangedText, VersionItem, VersionList, type VersionItemProps, type VersionKind } from './Versions';
export { WeekBar, type WeekBarItem, type WeekBarProps } from './WeekBar';
export { WeekRuler, type WeekRulerProps, type WeekRulerTick } from './WeekRuler';
