// Loaded only where a session cookie exists: the live header, with avatar, menus by role and sign out, and what somebody has
// of the events that the page shows.
import { createClientSource, mountAccountIsland } from '@grow/shell/island';
import { LanguageLink } from '../frame/LanguageLink';
import { localeLinks } from '../frame/localeLink';
import { createSiteClient } from '../supabaseClient';
import { pageAt } from '../paths';
import { OwnStates } from './OwnStates';

const { page, locale } = pageAt(location.pathname);

mountAccountIsland({
  client: createClientSource(() => new Promise((resolve) => resolve(createSiteClient())), document.cookie),
  locale,
  linkComponent: localeLinks[locale],
  languageSwitch: <LanguageLink page={page} locale={locale} />,
  children: <OwnStates locale={locale} />,
});
