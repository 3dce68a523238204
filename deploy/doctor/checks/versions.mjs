// Which build of each app is deployed, and whether it was written for the database that is there.
import { missing, notAsked, ok, warning } from '../finding.mjs';
import { levelIn } from './database.mjs';

const deploy = (name) => `Build ${name} anew and send it: docs/deploy.md, “Deploy one app alone”.`;

function checkVersion(name, { version: answer }, level) {
  const check = `version ${name}`;
  const { app, version, database } = answer.json ?? {};
  if (answer.status !== 200 || typeof version !== 'string' || typeof database !== 'string')
    return missing(
      check,
      'There is no version.json, so open pages do not learn of a newer build.',
      deploy(name),
    );
  if (app !== name) return missing(check, `The ${app} is served in the place of ${name}.`, deploy(name));
  if (level === undefined)
    return notAsked(
      check,
      `It is ${version}, and the database does not say how new it is.`,
      'Mend the line “migrations” first.',
    );
  if (database === level) return ok(check, `It is ${version}, written for this database.`);
  return database > level
    ? missing(
        check,
        `It is ${version}, written for ${database}, and the database has ${level}.`,
        'pnpm hosted:push database',
      )
    : missing(
        check,
        `It is ${version}, written for ${database}, and the database has ${level} already.`,
        deploy(name),
      );
}

/** @returns {import('../finding.mjs').Finding[]} */
export function checkVersions(answers) {
  const { pages } = answers;
  if (!pages?.connect)
    return pages ? [] : [notAsked('versions', 'No site was named.', 'Give --site https://www.example.org.')];
  const level = levelIn(answers);
  const found = ['site', 'connect'].map((name) => checkVersion(name, pages[name], level));
  const [site, connect] = ['site', 'connect'].map((name) => pages[name].version.json?.database);
  return site && connect && site !== connect
    ? [
        ...found,
        warning(
          'versions',
          `The site was written for ${site} and connect for ${connect}.`,
          'Build and send both from one commit.',
        ),
      ]
    : found;
}
