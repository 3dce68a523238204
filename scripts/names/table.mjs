// Words that once meant two things here, or that a stranger would have to translate, and what is said instead.

/** Where names are looked for. */
export const folders = [
  'apps',
  'packages/core',
  'packages/shell',
  'packages/ui',
  'packages/local-supabase',
  'packages/e2e',
  'packages/backend/bench',
  'packages/backend/src',
  'packages/backend/supabase',
  'packages/backend/test',
  'deploy',
  'scripts',
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/deploy.md',
];

const everywhere = ['identifier', 'file', 'title', 'comment'];
/** In sentences these are ordinary English. */
const inCode = ['identifier', 'file'];

/** `found` is matched against words in small letters with single blanks between, before and after them. */
export const table = [
  { found: / deeds? /, instead: 'mutation, action', kinds: everywhere },
  { found: / stands /, instead: 'the dependency as it is published', kinds: inCode },
  { found: / desks? /, instead: 'admin events; check-in', kinds: everywhere },
  { found: / doors? /, instead: 'check-in; link status; public interface', kinds: everywhere },
  {
    found: / (?:my|own|held|event|live|waiting) places? /,
    instead: 'registration, seat; queue position',
    kinds: inCode,
  },
  { found: / (?:looker|viewer)s? /, instead: 'current user', kinds: everywhere },
  {
    found: / fly | (?<!in )flights? | land(?:s|ed)? /,
    instead: 'refresh, in-flight request, settle',
    kinds: inCode,
  },
  { found: / torn /, instead: 'partial', kinds: everywhere },
  {
    found: / (?:send|write) letters? | mail wish(?:es)? /,
    instead: 'send mail, mail options',
    kinds: inCode,
  },
  { found: / weakenings? /, instead: 'policy mutation test', kinds: everywhere },
  { found: / ways /, instead: 'sign-in providers, or what they are', kinds: inCode },
  { found: / go on /, instead: 'redirect, continue', kinds: inCode },
  { found: / farewells? /, instead: 'after the account is deleted', kinds: everywhere },
  { found: / use held /, instead: 'use latched', kinds: inCode },
  { found: / warm(?:s|ed|ing)? /, instead: 'prefetch', kinds: inCode },
  { found: / (?:told|tell|tells) /, instead: 'notification, notify', kinds: inCode },
  { found: / (?:take out|let go) /, instead: 'remove member, release', kinds: inCode },
  { found: / moments? /, instead: 'at, time', kinds: everywhere },
];

/** What may stay, and why: a `word` that was found, or a `name` as a whole, both in small letters as in the table. */
export const exceptions = [
  {
    file: /checkIn|check-in|CheckIn|^packages\/backend\//,
    word: / desks? /,
    reason: 'A desk is one device at the check-in.',
  },
  {
    file: /[jJ]ury/,
    word: / desks? /,
    reason: 'A jury desk is what one device of a juror keeps and sends.',
  },
  {
    file: /./,
    name: /^ desk $/,
    reason: 'The column event_registrations.desk: at which one somebody was checked in.',
  },
  { file: /^scripts\/names\/table\.mjs$/, word: / /, reason: 'The table itself.' },
];
