// All checks in the order in which they build on each other. Pure: from answers to findings.
import { notAsked, ok } from '../finding.mjs';
import { checkAddresses } from './addresses.mjs';
import { checkCertificate } from './certificate.mjs';
import { checkClock } from './clock.mjs';
import { checkBuckets, checkMigrations } from './database.mjs';
import { checkFunctions } from './functions.mjs';
import { checkMails } from './mails.mjs';
import { checkPages } from './pages.mjs';
import { checkReach, checkSettings } from './project.mjs';
import { checkVersions } from './versions.mjs';

const ofProject = ['migrations', 'buckets', 'clock', 'functions', 'sign-up', 'site address'];

function checkProject(answers, checkout) {
  const fault = checkReach(answers);
  if (fault)
    return [
      fault,
      ...ofProject.map((check) =>
        notAsked(check, 'The project could not be asked.', 'Mend the line “project” first.'),
      ),
    ];
  return [
    ok('project', `${answers.url} answers and knows the key.`),
    checkMigrations(answers, checkout),
    ...checkBuckets(answers, checkout),
    ...checkClock(answers, checkout),
    ...checkFunctions(answers, checkout),
    ...checkSettings(answers),
    ...checkAddresses(answers),
  ];
}

/**
 * @param {object} answers what `askEverything` gives
 * @param {object} checkout what `readCheckout` gives
 * @returns {import('../finding.mjs').Finding[]}
 */
export function checkAll(answers, checkout) {
  const { askedAt, pages, project } = answers;
  return [
    ...checkProject(answers, checkout),
    ...checkMails(answers, checkout),
    checkCertificate('certificate of the project', project.certificate, askedAt),
    ...(pages ? [checkCertificate('certificate of the site', pages.certificate, askedAt)] : []),
    ...checkPages(answers, checkout),
    ...checkVersions(answers),
  ];
}
