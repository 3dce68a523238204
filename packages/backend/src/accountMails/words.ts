// What the mails of the auth service say, in both languages. Words are HTML and actions of Go's templates: whoever runs
// them, the hosted service or the emulator, escapes the values it puts in.
import type { MailKind } from '@grow/local-supabase';
import { link, type Locale, type Markup } from '../../supabase/functions/_shared/mails/frame';

/** One mail in one language. */
export interface AccountMail {
  heading: Markup;
  paragraphs: readonly Markup[];
  action?: { label: Markup; address: Markup };
  /** What stands before the code to type; left out, the mail has none. */
  codeFollows?: Markup;
  hasCode: boolean;
  /** What to do when the mail should not have come. */
  footnote: Markup;
}

const confirmAddress = (type: string): Markup =>
  `{{ .SiteURL }}/connect/auth/confirm?token_hash={{ .TokenHash }}&amp;type=${type}&amp;next={{ .RedirectTo }}`;
const securityAddress = '{{ .SiteURL }}/connect/profile/security';
const resetAddress = '{{ .SiteURL }}/connect/reset';

/** Words that differ by what was added or removed. */
const ofPasskey = (passkey: Markup, factor: Markup): Markup =>
  `{{ if eq .FactorType "passkey" }}${passkey}{{ else }}${factor}{{ end }}`;
const ofFactor = (app: Markup, phone: Markup, key: Markup): Markup =>
  `{{ if eq .FactorType "totp" }}${app}{{ else if eq .FactorType "phone" }}${phone}{{ else }}${key}{{ end }}`;

type Parts = Pick<AccountMail, 'heading' | 'paragraphs' | 'footnote'>;

const codeFollows: Record<Locale, Markup> = {
  en: 'Or type this code where you are asked for it:',
  de: 'Oder gib diesen Code ein, wo du danach gefragt wirst:',
};

/** A mail that has something proved: by its button on any device, or by its code. */
const proof = (locale: Locale, type: string, label: Markup, parts: Parts): AccountMail => ({
  ...parts,
  action: { label, address: confirmAddress(type) },
  codeFollows: codeFollows[locale],
  hasCode: true,
});

const lookWords: Record<Locale, { label: Markup; footnote: Markup }> = {
  en: {
    label: 'Look at your security',
    footnote: `That was not you? ${link('Set a new password by mail', resetAddress)}. Then remove the passkeys and factors that you do not know, under Security.`,
  },
  de: {
    label: 'Sicherheit ansehen',
    footnote: `Das warst nicht du? ${link('Setze ein neues Passwort per Mail', resetAddress)}. Entferne danach unter Sicherheit die Passkeys und Faktoren, die du nicht kennst.`,
  },
};

/** A mail that only tells of a change. */
const notice = (locale: Locale, heading: Markup, paragraphs: readonly Markup[]): AccountMail => ({
  heading,
  paragraphs,
  action: { label: lookWords[locale].label, address: securityAddress },
  hasCode: false,
  footnote: lookWords[locale].footnote,
});

/** The mails of the auth service by kind and language. */
export const accountMails: Record<MailKind, Record<Locale, AccountMail>> = {
  confirmation: {
    en: proof('en', 'email', 'Confirm e-mail', {
      heading: 'Confirm your e-mail',
      paragraphs: [
        'You signed up for GROW with {{ .Email }}. Confirm that it is yours, then you can log in. The link works once and for one hour.',
      ],
      footnote:
        'You did not sign up? Then do nothing. Without the confirmation nobody can use this address here.',
    }),
    de: proof('de', 'email', 'E-Mail bestätigen', {
      heading: 'Bestätige deine E-Mail-Adresse',
      paragraphs: [
        'Du hast dich mit {{ .Email }} bei GROW registriert. Bestätige, dass die Adresse dir gehört, dann kannst du dich anmelden. Der Link gilt einmal und eine Stunde lang.',
      ],
      footnote:
        'Du hast dich nicht registriert? Dann tu nichts. Ohne die Bestätigung kann niemand diese Adresse hier benutzen.',
    }),
  },
  magic_link: {
    en: proof('en', 'email', 'Log in to GROW', {
      heading: 'Your login link',
      paragraphs: [
        'Log in to GROW as {{ .Email }}, without a password. The link works once and for one hour.',
      ],
      footnote: 'You did not ask for this? Then do nothing. Nobody gets in without this mail.',
    }),
    de: proof('de', 'email', 'Bei GROW anmelden', {
      heading: 'Dein Link zum Anmelden',
      paragraphs: [
        'Melde dich als {{ .Email }} bei GROW an, ohne Passwort. Der Link gilt einmal und eine Stunde lang.',
      ],
      footnote: 'Du hast nicht danach gefragt? Dann tu nichts. Ohne diese Mail kommt niemand hinein.',
    }),
  },
  recovery: {
    en: proof('en', 'recovery', 'Set new password', {
      heading: 'Set a new password',
      paragraphs: [
        'You asked for a new password for {{ .Email }}. The link logs you in and lets you set one. It works once and for one hour.',
      ],
      footnote: 'You did not ask for this? Then do nothing. Your password stays as it is.',
    }),
    de: proof('de', 'recovery', 'Neues Passwort setzen', {
      heading: 'Setze ein neues Passwort',
      paragraphs: [
        'Du möchtest ein neues Passwort für {{ .Email }}. Mit dem Link meldest du dich an und setzt es. Er gilt einmal und eine Stunde lang.',
      ],
      footnote: 'Du hast nicht danach gefragt? Dann tu nichts. Dein Passwort bleibt, wie es ist.',
    }),
  },
  email_change: {
    en: proof('en', 'email_change', 'Confirm the change', {
      heading: 'Confirm your new e-mail',
      paragraphs: [
        'Your GROW account is to move from {{ .Email }} to {{ .NewEmail }}.',
        'We ask both mailboxes. The change happens when both have confirmed. The link works once and for one hour.',
      ],
      footnote:
        'You did not ask for this? Then do not confirm, and set a new password. Your address stays as it is.',
    }),
    de: proof('de', 'email_change', 'Änderung bestätigen', {
      heading: 'Bestätige deine neue E-Mail-Adresse',
      paragraphs: [
        'Dein GROW-Konto soll von {{ .Email }} zu {{ .NewEmail }} umziehen.',
        'Wir fragen beide Postfächer. Die Änderung gilt, wenn beide bestätigt haben. Der Link gilt einmal und eine Stunde lang.',
      ],
      footnote:
        'Du hast nicht danach gefragt? Dann bestätige nicht und setze ein neues Passwort. Deine Adresse bleibt, wie sie ist.',
    }),
  },
  invite: {
    en: proof('en', 'invite', 'Accept invitation', {
      heading: 'You are invited to GROW',
      paragraphs: [
        'The organisers have made an account for {{ .Email }}. Accept it, then set your password. The link works once and for one hour.',
      ],
      footnote: 'You do not know what this is about? Then do nothing. Without you the account stays closed.',
    }),
    de: proof('de', 'invite', 'Einladung annehmen', {
      heading: 'Du bist zu GROW eingeladen',
      paragraphs: [
        'Das Orga-Team hat ein Konto für {{ .Email }} angelegt. Nimm es an und setze dann dein Passwort. Der Link gilt einmal und eine Stunde lang.',
      ],
      footnote: 'Du weißt nicht, worum es geht? Dann tu nichts. Ohne dich bleibt das Konto zu.',
    }),
  },
  reauthentication: {
    en: {
      heading: 'Your code',
      paragraphs: ['Type this code into the page that asked for it. It works once and for one hour.'],
      hasCode: true,
      footnote:
        'You did not ask for a code? Then somebody is logged in as you: set a new password and sign out everywhere.',
    },
    de: {
      heading: 'Dein Code',
      paragraphs: [
        'Gib diesen Code auf der Seite ein, die danach gefragt hat. Er gilt einmal und eine Stunde lang.',
      ],
      hasCode: true,
      footnote:
        'Du hast nicht nach einem Code gefragt? Dann ist jemand als du angemeldet: Setze ein neues Passwort und melde dich überall ab.',
    },
  },
  password_changed_notification: {
    en: notice('en', 'Your password was changed', [
      'A new password counts for {{ .Email }}. Other devices are signed out. Passkeys and factors are still those from before.',
    ]),
    de: notice('de', 'Dein Passwort wurde geändert', [
      'Für {{ .Email }} gilt ein neues Passwort. Andere Geräte sind abgemeldet. Passkeys und Faktoren sind noch die von vorher.',
    ]),
  },
  mfa_factor_enrolled_notification: {
    en: notice('en', ofPasskey('A passkey was added', 'A second factor was added'), [
      ofPasskey(
        'A new passkey logs in to the account {{ .Email }} from now on, without a password.',
        `The account {{ .Email }} asks for it at every login from now on. It is ${ofFactor('an authenticator app', 'a phone for codes by text message', 'a security key')}.`,
      ),
    ]),
    de: notice('de', ofPasskey('Ein Passkey ist dazugekommen', 'Ein zweiter Faktor ist dazugekommen'), [
      ofPasskey(
        'Mit einem neuen Passkey meldet man sich ab jetzt beim Konto {{ .Email }} an, ohne Passwort.',
        `Das Konto {{ .Email }} fragt ab jetzt bei jeder Anmeldung danach. Es ist ${ofFactor('eine Authenticator-App', 'ein Telefon für Codes per SMS', 'ein Sicherheitsschlüssel')}.`,
      ),
    ]),
  },
  mfa_factor_unenrolled_notification: {
    en: notice('en', ofPasskey('A passkey was removed', 'A second factor was removed'), [
      ofPasskey(
        'It no longer logs in to the account {{ .Email }}.',
        `The account {{ .Email }} no longer asks for it. It was ${ofFactor('an authenticator app', 'a phone for codes by text message', 'a security key')}.`,
      ),
    ]),
    de: notice('de', ofPasskey('Ein Passkey wurde entfernt', 'Ein zweiter Faktor wurde entfernt'), [
      ofPasskey(
        'Mit ihm meldet sich niemand mehr beim Konto {{ .Email }} an.',
        `Das Konto {{ .Email }} fragt nicht mehr danach. Es war ${ofFactor('eine Authenticator-App', 'ein Telefon für Codes per SMS', 'ein Sicherheitsschlüssel')}.`,
      ),
    ]),
  },
};
