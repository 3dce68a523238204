export { AnswerDialog } from './components/AnswerDialog';
export { AskDialog } from './components/AskDialog';
export { InviteDialog } from './components/InviteDialog';
export { JoinAction } from './components/JoinAction';
export { roleChoices } from './roleChoices';
export { teamAction, type TeamAction, type CurrentUser } from './teamAction';
export { useLatched } from './useLatched';
export { useCurrentUser, type CurrentUserState } from './useCurrentUser';
export { useWithdrawApplication } from './useWithdrawApplication';
