// Where logins and mails lead. The auth service answers a link that is none by leading on to the wish where it is allowed, and to
// the address of the site where it is not: that shows both from outside.
import { missing, notAsked, ok } from '../finding.mjs';
import { FOREIGN_ADDRESS } from '../foreignAddress.mjs';

const push = 'pnpm hosted:push config, with GROW_SITE_URL and GROW_REDIRECT_URLS set.';

const placeOf = (location) => {
  const { origin, pathname } = new URL(location);
  return origin + pathname;
};

const leadsTo = ({ location }, wish) => URL.canParse(location) && placeOf(location) === placeOf(wish);

function checkSiteAddress(site, foreign) {
  const check = 'site address';
  if (!URL.canParse(foreign.location))
    return missing(check, `The project answers ${foreign.status} and leads nowhere.`, push);
  if (leadsTo(foreign, FOREIGN_ADDRESS))
    return missing(check, 'A login may lead to any address, also to a stranger’s.', push);
  const found = new URL(foreign.location).origin;
  if (!site) return notAsked(check, `Links in mails lead to ${found}.`, 'Give --site to have that compared.');
  return found === site
    ? ok(check, `Links in mails lead to ${found}.`)
    : missing(check, `Links in mails lead to ${found} instead of ${site}.`, push);
}

/** @returns {import('../finding.mjs').Finding[]} */
export function checkAddresses({ site, project: { redirects } }) {
  const [foreign, ...wishes] = redirects;
  return [
    checkSiteAddress(site, foreign),
    ...wishes.map((answer) =>
      leadsTo(answer, answer.wish)
        ? ok(`redirect ${answer.wish}`, 'A login may lead back there.')
        : missing(`redirect ${answer.wish}`, 'A login may not lead back there.', push),
    ),
  ];
}
