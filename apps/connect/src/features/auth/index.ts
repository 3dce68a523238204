export { linkTypes, type LinkType } from './linkTypes';
export { READY_AFTER, useGate, prefetchGate } from './useGate';
export { EmailField } from './components/EmailField';
export { EntranceForm } from './components/EntranceForm';
export { EntranceLayout } from './components/EntranceLayout';
export { PasswordField } from './components/PasswordField';
export { addressOf, returnAddress } from './returnTo';
export { emailProblem, newPasswordProblem, problems } from './validate';
