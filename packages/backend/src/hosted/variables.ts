// What a hosted project takes from the environment, checked before anything is sent. docs/deploy.md has the same table.

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables are not as they must be; the message names each and what is wrong with it. */
export class VariablesError extends Error {
  constructor(problems: readonly string[]) {
    super(`Nothing was sent.\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'VariablesError';
  }
}

const providers = ['GOOGLE', 'GITHUB', 'LINKEDIN'] as const;
/** As the CLI spells them in the names of its own variables. */
const providerSections = { GOOGLE: 'GOOGLE', GITHUB: 'GITHUB', LINKEDIN: 'LINKEDIN_OIDC' };
const paidFactors = ['PHONE', 'WEB_AUTHN'] as const;
const mailVariables = ['HOST', 'PORT', 'USER', 'PASSWORD', 'SENDER'].map((name) => `GROW_SMTP_${name}`);

const valueOf = (env: Environment, name: string): string => env[name]?.trim() ?? '';

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** An address that people on other machines reach by https. */
function isPublic(text: string): boolean {
  const url = urlOf(text);
  return url?.protocol === 'https:' && !/(^|\.)localhost$|^127\.|^\[/.test(url.hostname);
}

function referenceProblems(env: Environment): string[] {
  if (/^[a-z]{20}$/.test(valueOf(env, 'GROW_PROJECT_REF'))) return [];
  return ['GROW_PROJECT_REF must be the reference of the project, 20 small letters.'];
}

function addressProblems(env: Environment): string[] {
  const site = valueOf(env, 'GROW_SITE_URL');
  const further = furtherAddresses(env).filter((address) => !isPublic(address));
  return [
    ...(isPublic(site) && urlOf(site)?.origin === site
      ? []
      : ['GROW_SITE_URL must be the origin of the site, such as https://www.example.org.']),
    ...further.map((address) => `GROW_REDIRECT_URLS holds "${address}", which is no public https address.`),
  ];
}

function mailProblems(env: Environment): string[] {
  const missing = mailVariables.filter((name) => valueOf(env, name) === '');
  const port = valueOf(env, 'GROW_SMTP_PORT');
  return [
    ...missing.map((name) => `${name} is not set: without a mail server nobody can sign up.`),
    ...(port !== '' && !/^[1-9]\d{0,4}$/.test(port) ? ['GROW_SMTP_PORT must be a number.'] : []),
  ];
}

const credentialNames = (provider: string): string[] => [
  `GROW_${provider}_CLIENT_ID`,
  `GROW_${provider}_SECRET`,
];

function providerProblems(env: Environment): string[] {
  return providers.flatMap((provider) => {
    const missing = credentialNames(provider).filter((name) => valueOf(env, name) === '');
    return missing.length === 1
      ? [`${missing.join()} is not set, but its other half is. A provider needs both, or none.`]
      : [];
  });
}

function factorProblems(env: Environment): string[] {
  return paidFactors
    .map((factor) => `GROW_MFA_${factor}`)
    .filter((name) => !['', '0', '1'].includes(valueOf(env, name)))
    .map((name) => `${name} must be 1, or left out.`);
}

function furtherAddresses(env: Environment): string[] {
  return valueOf(env, 'GROW_REDIRECT_URLS')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new VariablesError(problems);
}

/** The reference of the project. @throws VariablesError */
export function projectReference(env: Environment): string {
  refuse(referenceProblems(env));
  return valueOf(env, 'GROW_PROJECT_REF');
}

/**
 * What `config push` reads on top of config.toml: everything that [remotes.production] names, and a switch for each
 * provider and each paid factor.
 * @throws VariablesError
 */
export function settingsOf(env: Environment): Record<string, string> {
  refuse([...addressProblems(env), ...mailProblems(env), ...providerProblems(env), ...factorProblems(env)]);
  const site = valueOf(env, 'GROW_SITE_URL');
  const settings: Record<string, string> = {
    GROW_SITE_URL: site,
    GROW_DOMAIN: valueOf(env, 'GROW_DOMAIN') || new URL(site).hostname,
    GROW_REDIRECT_URLS: [
      `${site}/connect/auth/callback`,
      `${site}/connect/auth/confirm`,
      `${site}/connect/**`,
      ...furtherAddresses(env),
    ].join(),
  };
  for (const name of mailVariables) settings[name] = valueOf(env, name);
  settings['SUPABASE_AUTH_EMAIL_SMTP_PORT'] = valueOf(env, 'GROW_SMTP_PORT');
  for (const provider of providers) {
    const isComplete = credentialNames(provider).every((name) => valueOf(env, name) !== '');
    settings[`SUPABASE_AUTH_EXTERNAL_${providerSections[provider]}_ENABLED`] = String(isComplete);
  }
  for (const factor of paidFactors) {
    const isWanted = String(valueOf(env, `GROW_MFA_${factor}`) === '1');
    settings[`SUPABASE_AUTH_MFA_${factor}_ENROLL_ENABLED`] = isWanted;
    settings[`SUPABASE_AUTH_MFA_${factor}_VERIFY_ENABLED`] = isWanted;
  }
  return settings;
}

/** What the functions read at work, as the text of an .env file. @throws VariablesError */
export function functionSecrets(env: Environment): string {
  const settings = settingsOf(env);
  return ['GROW_SITE_URL', ...mailVariables]
    .map((name) => `${name}=${quoted(name, settings[name] ?? '')}\n`)
    .join('');
}

/** Between quotes that leave everything as it is. */
function quoted(name: string, value: string): string {
  const quote = ["'", '`'].find((mark) => !value.includes(mark));
  if (quote === undefined) throw new VariablesError([`${name} holds both ' and \`, which no .env file can.`]);
  return `${quote}${value}${quote}`;
}
