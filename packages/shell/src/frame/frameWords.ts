// Every word of the frame in one language, as plain data: the same functions serve React and static pages.
import type { AvatarMenuItem, MenuItem, Role } from '@grow/core';
import type { Locale } from '../language/localeStore';
import { m } from '../paraglide/messages';
import { siteConfig, type SocialLink } from '../siteConfig';

const none = {};

/** Words of the header and its menus. */
export function headerWords(locale: Locale) {
  const options = { locale };
  return {
    home: m.home_link({ name: siteConfig.name }, options),
    navigation: m.main_navigation(none, options),
    menu: m.menu_toggle(none, options),
    account: m.account_menu(none, options),
    login: m.nav_login(none, options),
    signOut: m.account_sign_out(none, options),
    skip: m.skip_to_content(none, options),
    toLight: m.theme_to_light(none, options),
    toDark: m.theme_to_dark(none, options),
  };
}

/** Labels of the navigation items. */
export function navigationWords(locale: Locale): Record<MenuItem['key'], string> {
  const options = { locale };
  return {
    events: m.nav_events(none, options),
    dashboard: m.nav_dashboard(none, options),
    teams: m.nav_teams(none, options),
    assigned: m.nav_assigned(none, options),
    admin: m.nav_admin(none, options),
  };
}

/** Labels of the avatar menu's entries. */
export function accountWords(locale: Locale): Record<AvatarMenuItem['key'], string> {
  const options = { locale };
  return {
    profile: m.account_profile(none, options),
    team: m.account_team(none, options),
    signOut: m.account_sign_out(none, options),
  };
}

/** The word of a role. */
export function roleWord(role: Role, locale: Locale): string {
  const words = { PARTICIPANT: m.role_participant, MENTOR: m.role_mentor, ORGA: m.role_orga };
  return words[role](none, { locale });
}

/** Words of the footer. */
export function footerWords(locale: Locale) {
  const options = { locale };
  const social: Record<SocialLink['kind'], string> = {
    photos: m.footer_photos(none, options),
    chat: m.footer_chat(none, options),
    network: m.footer_network(none, options),
  };
  const parts = { code: m.footer_part_code(none, options), type: m.footer_part_type(none, options) };
  return {
    faq: m.footer_faq(none, options),
    showcase: m.footer_showcase(none, options),
    imprint: m.footer_imprint(none, options),
    privacy: m.footer_privacy(none, options),
    credits: {
      label: m.footer_makers(none, options),
      note: m.footer_credit(none, options),
      makers: siteConfig.makers.map(({ part, name }) => ({ part: parts[part], name })),
    },
    social,
  };
}
