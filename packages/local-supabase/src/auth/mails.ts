import { composeMail, type LetterKind } from '../mail';
import type { AuthService, Db } from './deps';
import { createToken, type MailedToken, type TokenType } from './oneTimeTokens';
import { createFlow, type Challenge, type FlowMethod } from './pkce';
import { mailedRedirect } from './redirects';
import type { Work } from './transact';
import type { UserRow } from './users';

/** What a request asks of the mail it ends in. */
export type MailOptions = {
  /** Where the person wants to go after the click; '' for the default. */
  redirectTo: string;
  challenge: Challenge | null;
};

/** Neither an address to go on to nor a challenge. */
const noOptions: MailOptions = { redirectTo: '', challenge: null };

type Letter = { kind: LetterKind; tokenType: TokenType; sentAt: string; method: FlowMethod };

/** What `GET /verify` calls a link of each kind; the code of a reauthentication has none. */
const linkTypes: Record<LetterKind, string> = {
  confirmation: 'signup',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
  invite: 'invite',
  reauthentication: '',
};

function confirmationUrl(service: AuthService, kind: LetterKind, hash: string, redirectTo: string): string {
  const query = new URLSearchParams({ token: hash, type: linkTypes[kind], redirect_to: redirectTo });
  return `${service.issuer}/verify?${query.toString()}`;
}

const letters = {
  confirmation: {
    kind: 'confirmation',
    tokenType: 'confirmation_token',
    sentAt: 'confirmation_sent_at',
    method: 'email/signup',
  },
  magicLink: {
    kind: 'magic_link',
    tokenType: 'recovery_token',
    sentAt: 'recovery_sent_at',
    method: 'magiclink',
  },
  // For a login by mail to an account that is not confirmed: the words of a confirmation, the token of a login.
  firstLogin: {
    kind: 'confirmation',
    tokenType: 'recovery_token',
    sentAt: 'confirmation_sent_at',
    method: 'email/signup',
  },
  recovery: {
    kind: 'recovery',
    tokenType: 'recovery_token',
    sentAt: 'recovery_sent_at',
    method: 'recovery',
  },
  invite: {
    kind: 'invite',
    tokenType: 'confirmation_token',
    sentAt: 'confirmation_sent_at',
    method: 'invite',
  },
} satisfies Record<string, Letter>;

/** The mails with a link for the person's own address. */
export type MailName = keyof typeof letters;

async function post(
  service: AuthService,
  { outbox }: Work,
  kind: LetterKind,
  to: string,
  user: UserRow,
  token: MailedToken,
  redirectTo: string,
): Promise<void> {
  const target = mailedRedirect(service, redirectTo);
  const mail = await composeMail(service.projectFolder, kind, to, {
    SiteURL: service.siteUrl.replace(/(?<!\/)\/+$/, ''),
    Email: user.email ?? '',
    NewEmail: user.email_change ?? '',
    Token: token.code,
    ConfirmationURL: confirmationUrl(service, kind, token.hash, target),
    TokenHash: token.hash,
    RedirectTo: target,
    FactorType: '',
    Data: user.raw_user_meta_data ?? {},
  });
  outbox.push({ kind, mail });
}

/** Makes the token of a letter and notes when, without sending anything. */
export async function prepareMail(
  service: AuthService,
  db: Db,
  name: MailName,
  user: UserRow,
  options: MailOptions = noOptions,
): Promise<MailedToken> {
  const letter: Letter = letters[name];
  const now = service.clock();
  const isPkce = options.challenge !== null;
  if (options.challenge) {
    await createFlow(service, db, {
      userId: user.id,
      method: letter.method,
      challenge: options.challenge,
    });
  }
  const email = user.email ?? '';
  const token = await createToken(service, db, { userId: user.id, email, type: letter.tokenType, isPkce });
  await db`update auth.users set ${db({ [letter.sentAt]: now, updated_at: now })} where id = ${user.id}`;
  return token;
}

/** Sends a person one of the letters. */
export async function sendMail(
  service: AuthService,
  work: Work,
  name: MailName,
  user: UserRow,
  options: MailOptions,
): Promise<void> {
  const token = await prepareMail(service, work.tx, name, user, options);
  await post(service, work, letters[name].kind, user.email ?? '', user, token, options.redirectTo);
}

/** Asks for a change of address: at the new mailbox, and at the present one where changes are secure. */
export async function sendEmailChange(
  service: AuthService,
  work: Work,
  user: UserRow,
  newEmail: string,
  options: MailOptions,
): Promise<void> {
  const { tx } = work;
  const now = service.clock();
  const isPkce = options.challenge !== null;
  if (options.challenge) {
    await createFlow(service, tx, {
      userId: user.id,
      method: 'email_change',
      challenge: options.challenge,
    });
  }
  const changing: UserRow = { ...user, email_change: newEmail };
  await tx`
    update auth.users set email_change = ${newEmail}, email_change_sent_at = ${now},
      email_change_confirm_status = 0, updated_at = ${now}
    where id = ${user.id}`;
  const mailboxes: [string, TokenType][] = [[newEmail, 'email_change_token_new']];
  if (service.settings.isEmailChangeSecure && user.email) {
    mailboxes.push([user.email, 'email_change_token_current']);
  }
  for (const [to, type] of mailboxes) {
    const token = await createToken(service, tx, { userId: user.id, email: to, type, isPkce });
    await post(service, work, 'email_change', to, changing, token, options.redirectTo);
  }
}

/** Sends the six digits that prove once more who is there. */
export async function sendReauthentication(service: AuthService, work: Work, user: UserRow): Promise<void> {
  const { tx } = work;
  const now = service.clock();
  const email = user.email ?? '';
  const token = await createToken(service, tx, { userId: user.id, email, type: 'reauthentication_token' });
  await tx`update auth.users set reauthentication_sent_at = ${now}, updated_at = ${now} where id = ${user.id}`;
  await post(service, work, 'reauthentication', email, user, token, '');
}
