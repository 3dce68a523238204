// Loaded only where a session cookie exists: the live header, with avatar, menus by role and sign out, and what somebody has
// of the events that the page shows.
import { createClientSource, mountAccountIsland } from '@grow/shell/island';
import { LanguageLink, otherLocale } from '../frame/LanguageLink';
import { localeLinks } from '../frame/localeLink';
import { createSiteClient } from '../supabaseClient';
import { localeAt } from '../paths';
import { OwnStates } from './OwnStates';

const locale = localeAt(location.pathname);
// As the page was drawn: the address alone does not say whether it has a page in the other language.
const otherPage = document.querySelector('a[data-locale]')?.getAttribute('href') ?? '/';

mountAccountIsland({
  client: createClientSource(() => new Promise((resolve) => resolve(createSiteClient())), document.cookie),
  locale,
  linkComponent: localeLinks[locale],
  languageSwitch: <LanguageLink href={otherPage} locale={otherLocale[locale]} />,
  children: <OwnStates locale={locale} />,
});
