export { ActionItemList, ActionItemRow } from './ActionItems';
export type { ActionItemRowProps } from './ActionItems';
export { ActionMenu } from './ActionMenu';
export type { ActionMenuProps, MenuAction } from './ActionMenu';
export { Agenda } from './Agenda';
export type { AgendaItem, AgendaProps } from './Agenda';
export { AnnouncementList, AnnouncementRow } from './AnnouncementList';
export type { AnnouncementRowProps } from './AnnouncementList';
export { AuditDay, AuditFacts, AuditRow, ValueChanges } from './AuditList';
export type {
  AuditDayProps,
  AuditFactsProps,
  AuditRowProps,
  ValueChange,
  ValueChangesProps,
} from './AuditList';
export { Avatar, avatarSizes, initialsOf } from './Avatar';
export type { AvatarPerson, AvatarProps, AvatarSize } from './Avatar';
export { AvatarCropper, centredCrop, zoomLimits } from './AvatarCropper';
export type { AvatarCropperLabels, AvatarCropperProps, Crop, PictureSize } from './AvatarCropper';
export { AvatarMenu, menuIcons } from './AvatarMenu';
export type { AvatarMenuProps, MenuEntry, MenuIcon } from './AvatarMenu';
export { AvatarStack, OpenPlace } from './AvatarStack';
export type { AvatarStackProps, OpenPlaceProps, StackPerson } from './AvatarStack';
export { Badge, badgeTones } from './Badge';
export type { BadgeProps, BadgeTone } from './Badge';
export { Bell, BellList } from './Bell';
export type { BellEntry, BellListProps, BellProps } from './Bell';
export { BulkBar } from './BulkBar';
export type { BulkAction, BulkBarProps } from './BulkBar';
export { Button, ButtonLink, buttonSizes, buttonVariants } from './Button';
export type { ButtonLinkProps, ButtonProps, ButtonSize, ButtonVariant } from './Button';
export { Capacity } from './Capacity';
export type { CapacityProps } from './Capacity';
export {
  BarChart,
  ColumnChart,
  laneStates,
  StackChart,
  stackTones,
  StepChart,
  stepTones,
  TractionChart,
} from './Chart';
export type {
  BarChartProps,
  BarItem,
  ChartFrameProps,
  ColumnChartProps,
  ColumnItem,
  DayValue,
  LaneMark,
  LaneState,
  StackChartProps,
  StackPart,
  StepChartProps,
  StepGoal,
  StepSeries,
  TractionChartLabels,
  TractionChartProps,
} from './Chart';
export { Checkbox, Radio } from './Checkbox';
export type { CheckboxProps } from './Checkbox';
export { Checklist } from './Checklist';
export type { ChecklistItem, ChecklistProps } from './Checklist';
export { Chip, ChipRow, FilterTag, Tag, tagTones } from './Chip';
export type { ChipProps, FilterTagProps, TagProps } from './Chip';
export { CodeField } from './CodeField';
export type { CodeFieldProps } from './CodeField';
export { CountList } from './CountList';
export type { CountItem, CountListProps } from './CountList';
export { Counter, CounterList } from './Counter';
export type { CounterProps } from './Counter';
export { CriteriaTable } from './CriteriaTable';
export type { Anchors, CriteriaLabels, CriteriaTableProps, Criterion } from './CriteriaTable';
export { DecidedList, DecidedRow } from './DecidedList';
export type { DecidedListProps, DecidedRowProps } from './DecidedList';
export { Dial } from './Dial';
export type { DialProps } from './Dial';
export { Dialog } from './Dialog';
export type { DialogProps } from './Dialog';
export { Drawer } from './Drawer';
export type { DrawerProps } from './Drawer';
export { DueRuler } from './DueRuler';
export type { DueRulerProps } from './DueRuler';
export { EmptyState } from './EmptyState';
export type { EmptyStateProps } from './EmptyState';
export { ErrorState } from './ErrorState';
export type { ErrorStateProps } from './ErrorState';
export { EventCard } from './EventCard';
export type { EventCardProps } from './EventCard';
export { EventFilters } from './EventFilters';
export type {
  EventFilterChoice,
  EventFilterCounts,
  EventFiltersProps,
  EventFilterWords,
} from './EventFilters';
export { EventRow, EventRows, EventWeek } from './EventRow';
export type { EventDate, EventRowProps, EventWeekProps } from './EventRow';
export { EventMain, EventView } from './EventView';
export type { EventFact, EventMainProps, EventViewProps, FollowingEvent, HostItem } from './EventView';
export { Chain, ExperimentLine, ExperimentList, ExperimentRow, ResultFigure } from './ExperimentList';
export type {
  ChainProps,
  ChainStep,
  ExperimentLineProps,
  ExperimentRowProps,
  ResultFigureProps,
} from './ExperimentList';
export { Field, FieldGroup, useFieldControl } from './Field';
export type { FieldGroupProps, FieldProps } from './Field';
export { FileDrop, FileRefusal, FileUpload } from './FileDrop';
export type { FileDropProps, FileRefusalProps, FileUploadProps } from './FileDrop';
export { ChooseFile, FileAction, fileKinds, FileRow, FileRows } from './FileRow';
export type { ChooseFileProps, FileActionProps, FileKind, FileRowProps } from './FileRow';
export { FilmPlayer } from './FilmPlayer';
export type { FilmPlayerProps } from './FilmPlayer';
export { Footer, socialKinds } from './Footer';
export type { FooterProps, SocialLink } from './Footer';
export { JuryComments, ScoreBars } from './GateResult';
export type { JuryComment, JuryCommentsProps, ScoreBarItem, ScoreBarsProps } from './GateResult';
export { Gauge, GaugeList } from './Gauge';
export type { GaugeProps } from './Gauge';
export { growthLineSizes, weekStates, weekStatesOn, GrowthLine, StaticGrowthLine } from './GrowthLine';
export type {
  GrowthLineSize,
  WeekState,
  GrowthLineProps,
  StaticGrowthLineProps,
  GrowthLineContent,
} from './GrowthLine';
export {
  ChangedText,
  DueRow,
  HandInPart,
  HandInParts,
  HandInReading,
  HandInWords,
  PartList,
  PartRow,
  QuoteCard,
  QuoteCards,
  TwoTexts,
  Verdict,
  VersionItem,
  VersionList,
  WeekBar,
  WeekRuler,
  WriterNote,
} from './HandIn';
export type {
  DueRowProps,
  HandInPartProps,
  HandInReadingProps,
  PartRowProps,
  QuoteCardProps,
  TwoTextsProps,
  VerdictProps,
  VersionItemProps,
  VersionKind,
  WeekBarItem,
  WeekBarProps,
  WeekRulerProps,
  WeekRulerTick,
  WriterNoteProps,
} from './HandIn';
export { Header } from './Header';
export type { HeaderLabels, HeaderProps, NavItem } from './Header';
export { Input, PasswordInput, SearchInput } from './Input';
export type { InputProps, PasswordInputProps, SearchInputProps } from './Input';
export { FieldGrid, PageHeader, Section, Split, Wrap } from './Layout';
export type { PageHeaderProps, SectionProps } from './Layout';
export { fingerReach, TextLink, textLinkVariants } from './Link';
export type { LinkComponent, LinkProps, TextLinkProps, TextLinkVariant } from './Link';
export { Logo, logoSizes } from './Logo';
export type { LogoProps } from './Logo';
export { HeldRow, MeetingList, MeetingRow, NextMeeting, SeriesList, SeriesRow } from './MeetingList';
export type { HeldRowProps, MeetingRowProps, NextMeetingProps, SeriesRowProps } from './MeetingList';
export { MemberList, MemberRow, PlaceRow, RequestList, RequestRow } from './MemberList';
export type { MemberRowProps, PlaceRowProps, RequestRowProps } from './MemberList';
export { MilestoneLegend, MilestoneList } from './MilestoneList';
export type { MilestoneItem, MilestoneLegendProps, MilestoneListProps } from './MilestoneList';
export { MiniRuler } from './MiniRuler';
export type { MiniRulerProps } from './MiniRuler';
export { MobileMenu } from './MobileMenu';
export type { MobileMenuProps } from './MobileMenu';
export { NextList, NextRow } from './NextList';
export type { NextRowProps } from './NextList';
export { NumberStepper, NumberStepperList } from './NumberStepper';
export type { NumberStepperProps } from './NumberStepper';
export { Pagination } from './Pagination';
export type { PaginationProps } from './Pagination';
export { PersonList, PersonRow } from './PersonRow';
export type { PersonRowProps } from './PersonRow';
export { Places } from './Places';
export type { PlacesProps } from './Places';
export { posterKinds, Poster, posterShapes } from './Poster';
export type { PosterKind, PosterProps, PosterShape } from './Poster';
export { PulseAnswer, PulseChoice, PulseMark, PulseStrip } from './Pulse';
export type {
  PulseAnswerProps,
  PulseChoiceProps,
  PulseMarkProps,
  PulseMarkState,
  PulseOption,
  PulseStripProps,
  PulseStripWeek,
} from './Pulse';
export { CutStepper, Ranking, RankingLegend } from './Ranking';
export type {
  CutLabels,
  CutStepperProps,
  RankedTeam,
  RankingLabels,
  RankingLegendProps,
  RankingProps,
  RawTeam,
} from './Ranking';
export { RecordRow, RecordWeek } from './RecordList';
export type { RecordRowProps, RecordWeekProps } from './RecordList';
export { AdviceRow, AdviceRows, Key, KeyHints, QueueBar, ReviewBar, VerdictChoice } from './Review';
export type {
  AdviceRowProps,
  KeyHint,
  KeyHintsProps,
  QueueBarItem,
  QueueBarProps,
  ReviewBarProps,
  VerdictChoiceProps,
  VerdictOption,
} from './Review';
export { badgeRoles, RoleBadge } from './RoleBadge';
export type { BadgeRole, RoleBadgeProps } from './RoleBadge';
export { AutosaveBar, SaveBar } from './SaveBar';
export type { AutosaveBarProps, AutosaveState, SaveBarProps } from './SaveBar';
export {
  JuryTimer,
  OfflineLine,
  scaleSteps,
  SheetHead,
  SheetList,
  sheetStates,
  StepScale,
  StepSummary,
} from './ScoreSheet';
export type {
  JuryTimerLabels,
  JuryTimerProps,
  ScaleStep,
  SheetHeadProps,
  SheetListItem,
  SheetListProps,
  SheetState,
  StepScaleProps,
  StepSummaryProps,
  TimerSpan,
} from './ScoreSheet';
export { SeasonSection, teamFates } from './SeasonSection';
export type { SeasonSectionProps, SeasonTeam, SeasonTeamRow, TeamFate } from './SeasonSection';
export { SeasonSheet } from './SeasonSheet';
export type { SeasonSheetLabels, SeasonSheetProps, SheetMeetingState, SheetWeek } from './SeasonSheet';
export { SeasonStrip } from './SeasonStrip';
export type { SeasonStripProps } from './SeasonStrip';
export { Segmented } from './Segmented';
export type { SegmentedOption, SegmentedProps } from './Segmented';
export { Select, selectSizes } from './Select';
export type { SelectProps } from './Select';
export { SeverityBars } from './SeverityBars';
export type { SeverityBarsProps, SeverityItem } from './SeverityBars';
export { SheetCellLegend, SheetMatrix, sheetCellStates } from './SheetMatrix';
export type {
  CellActions,
  MatrixJuror,
  MatrixTeam,
  SheetCellLegendProps,
  SheetCellState,
  SheetCellWords,
  SheetMatrixLabels,
  SheetMatrixProps,
} from './SheetMatrix';
export { Skeleton, SkeletonGroup, skeletonShapes } from './Skeleton';
export type { SkeletonGroupProps, SkeletonProps, SkeletonShape } from './Skeleton';
export {
  SlotCard,
  SlotDays,
  SlotGrid,
  SlotLegend,
  SlotTimeButton,
  SlotTimeChoice,
  SlotTimesList,
  SlotTimesRow,
  WeekdayChoice,
} from './SlotWeek';
export type {
  SlotCardProps,
  SlotDay,
  SlotDaysProps,
  SlotGridProps,
  SlotLegendProps,
  SlotState,
  SlotTime,
  SlotTimeButtonProps,
  SlotTimeChoiceProps,
  SlotTimesRowProps,
  SlotWeekHandlers,
  WeekdayChoiceProps,
  WeekSlot,
} from './SlotWeek';
export { Spread } from './Spread';
export type { SpreadProps } from './Spread';
export { StageBars, StageBarsLegend } from './StageBars';
export type { StageBarsItem, StageBarsLegendProps, StageBarsProps } from './StageBars';
export { StageCoverage } from './StageCoverage';
export type { CoverageStage, StageCoverageProps } from './StageCoverage';
export { Stat, StatList } from './Stat';
export type { StatProps } from './Stat';
export { Stepper } from './Stepper';
export type { StepperProps } from './Stepper';
export { StoryView } from './StoryView';
export type {
  StoryFact,
  StoryPerson,
  StoryPicture,
  StoryQuote,
  StoryToday,
  StoryTraction,
  StoryViewProps,
  StoryWeek,
} from './StoryView';
export { columnRoles, Table } from './Table';
export type { TableColumn, TableProps, TableSelection, TableSort } from './Table';
export { Tabs } from './Tabs';
export type { TabItem, TabsProps } from './Tabs';
export { TeamCard } from './TeamCard';
export type { TeamCardProps, WantedSkill } from './TeamCard';
export { TeamHead } from './TeamHead';
export type { TeamHeadProps } from './TeamHead';
export { TeamMark, teamMarkSizes } from './TeamMark';
export type { TeamMarkProps, TeamMarkSize } from './TeamMark';
export { TeamPoster, teamPosterShapes } from './TeamPoster';
export type { TeamPosterProps, TeamPosterShape } from './TeamPoster';
export { Text, textSteps, textTones } from './Text';
export type { TextProps, TextStep, TextTone } from './Text';
export { Textarea } from './Textarea';
export type { TextareaProps } from './Textarea';
export { ThemeToggle } from './ThemeToggle';
export type { ThemeLabels, ThemeToggleProps } from './ThemeToggle';
export { ToastProvider, useToast, toastDuration, toastStatuses } from './Toast';
export type { ToastProviderProps, ToastApi, ToastContent, ToastStatus } from './Toast';
export { Tooltip } from './Tooltip';
export type { TooltipProps } from './Tooltip';
export { MentoredTeamList, MentoredTeamRow, NeedList, NeedRow, WaitingList, WaitingRow } from './Triage';
export type { MentoredTeamRowProps, NeedReason, NeedRowProps, TeamFact, WaitingRowProps } from './Triage';
export { WeekList } from './WeekList';
export type { WeekListItem, WeekListProps } from './WeekList';
export { WeekMatrix, matrixBarStates } from './WeekMatrix';
export type {
  MatrixBar,
  MatrixBarState,
  MatrixColumn,
  MatrixLabels,
  MatrixRowContent,
  WeekMatrixProps,
} from './WeekMatrix';
export { WeekPlan } from './WeekPlan';
export type { PlanDay, PlanEntry, PlanWeek, WeekPlanProps } from './WeekPlan';
export { WeekLetter } from './WeekShape';
export type { WeekLetterProps } from './WeekShape';
export { preloadFonts } from './fonts/preloadFonts';
export { drawAppIcon, drawLinkPicture, pageColors } from './geometry/linkPicture';
export type { LinkPicture } from './geometry/linkPicture';
export { eventPoster, letterOfWeek } from './geometry/eventPoster';
export type { Letter } from './geometry/letters';
export { letterPath } from './geometry/letters';
export { cssText, GlobalStyle, theme, typeStyles, visuallyHidden, useTheme } from './theme';
export { inks, layers, media } from './tokens';
export type { ColorRole, Ink } from './tokens';
