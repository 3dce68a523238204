// Whether mails are those of this checkout, with links that lead to connect.
import { missing, notAsked, ok, warning } from '../finding.mjs';

const push = 'pnpm hosted:push config';
const linksIn = (html) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link.replaceAll('&amp;', '&'));

function checkTemplate(name, wanted, found) {
  const check = `mail ${name}`;
  if (typeof found !== 'string' || found === '')
    return missing(check, 'It is the platform’s own, whose link does not lead to connect.', push);
  if (found.trim() === wanted.trim()) return null;
  const links = linksIn(found);
  const lacking = linksIn(wanted).filter((link) => link.includes('{{') && !links.includes(link));
  return lacking.length > 0
    ? missing(check, `It has no link to ${lacking[0]}.`, push)
    : warning(check, 'Its words are not those of this checkout.', push);
}

/** @returns {import('../finding.mjs').Finding[]} one for each template that is not as it should be, or one for all */
export function checkMails({ management }, { templates }) {
  if (!management)
    return [
      notAsked(
        'mails',
        'Templates are shown by the management address alone.',
        'export SUPABASE_ACCESS_TOKEN=sbp_… as for hosted:push, and GROW_PROJECT_REF where --url does not name the project.',
      ),
    ];
  if (management.status !== 200 || typeof management.json !== 'object')
    return [
      missing(
        'mails',
        `The management address answers ${management.status || management.error}.`,
        'Look whether SUPABASE_ACCESS_TOKEN is valid and its account belongs to the project.',
      ),
    ];
  const faults = Object.entries(templates)
    .map(([name, text]) => checkTemplate(name, text, management.json[`mailer_templates_${name}_content`]))
    .filter(Boolean);
  return faults.length > 0
    ? faults
    : [ok('mails', `All ${Object.keys(templates).length} templates are those of this checkout.`)];
}
