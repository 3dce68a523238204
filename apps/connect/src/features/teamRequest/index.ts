export { AnswerDialog } from './components/AnswerDialog';
export { AskDialog } from './components/AskDialog';
export { InviteDialog } from './components/InviteDialog';
export { JoinAction } from './components/JoinAction';
export { roleChoices } from './roleChoices';
export { teamAction, type TeamAction, type Viewer } from './teamAction';
export { useHeld } from './useHeld';
export { useViewer, type Looker } from './useViewer';
export { useWithdrawApplication } from './useWithdrawApplication';
