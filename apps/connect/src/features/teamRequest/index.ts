export { AnswerDialog } from './components/AnswerDialog';
export { AskDialog } from './components/AskDialog';
export { InviteDialog } from './components/InviteDialog';
export { JoinAction } from './components/JoinAction';
export type { RoleChoice } from './components/RequestDialog';
export { teamAction, type TeamAction, type Viewer } from './teamAction';
export { useViewer } from './useViewer';
