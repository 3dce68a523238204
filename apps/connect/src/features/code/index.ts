export { CodeForm } from './components/CodeForm';
export { MailSent } from './components/MailSent';
export { ResendButton } from './components/ResendButton';
export { forgetSentMail, rememberSentMail, whenMailWasSent } from './sentMail';
