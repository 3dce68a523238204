import { AvatarMenu, type LinkComponent } from '@grow/ui';
import type { Locale } from '../language/localeStore';
import { frameEntries, type FrameAccount } from './frameEntries';
import { headerWords, roleWord } from './frameWords';

type AccountMenuProps = { account: FrameAccount; locale: Locale; linkComponent?: LinkComponent };

/** The avatar in the header and what opens below it. */
export function AccountMenu({ account, locale, linkComponent = 'a' }: AccountMenuProps) {
  const { person, role } = account;
  return (
    <AvatarMenu
      person={person}
      personRole={
        role === undefined || role === 'guest' ? undefined : { role, label: roleWord(role, locale) }
      }
      entries={frameEntries(account, locale)}
      labels={{ menu: headerWords(locale).account }}
      linkComponent={linkComponent}
    />
  );
}
