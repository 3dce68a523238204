export { CodeForm } from './components/CodeForm';
export { MailSent } from './components/MailSent';
export { ResendButton } from './components/ResendButton';
export { SECONDS_BETWEEN_MAILS, SECONDS_BETWEEN_MESSAGES } from './serviceTimes';
export { forgetSentMail, rememberSentMail, whenMailWasSent } from './sentMail';
