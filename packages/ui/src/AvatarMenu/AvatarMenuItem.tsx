import { Sun } from 'lucide-react';
import type { LinkComponent } from '../Link';
import { useTheme } from '../theme/useTheme';
import { Item, Side, Switch } from './AvatarMenu.styles';
import { menuIconComponents } from './menuEntries';
import type { MenuEntry, MenuIcon } from './menuEntries';

interface AvatarMenuItemProps {
  entry: MenuEntry;
  linkComponent: LinkComponent;
  onChosen: () => void;
}

const EntryIcon = ({ icon }: { icon: MenuIcon | undefined }) => {
  const Icon = icon && menuIconComponents[icon];
  return Icon ? <Icon size={17} strokeWidth={1.75} aria-hidden /> : null;
};

const ThemeItem = ({ label }: { label: string }) => {
  const [theme, setTheme] = useTheme();
  const handleClick = () => setTheme(theme === 'dark' ? 'light' : 'dark');
  return (
    <Item
      as="button"
      role="menuitemcheckbox"
      tabIndex={-1}
      aria-checked={theme === 'light'}
      onClick={handleClick}
    >
      <Sun size={17} strokeWidth={1.75} aria-hidden />
      {label}
      <Switch aria-hidden />
    </Item>
  );
};

export const AvatarMenuItem = ({ entry, linkComponent, onChosen }: AvatarMenuItemProps) => {
  if (entry.kind === 'rule') return <hr />;
  if (entry.kind === 'theme') return <ThemeItem label={entry.label} />;
  const content = (
    <>
      <EntryIcon icon={entry.icon} />
      {entry.label}
      {entry.side && <Side>{entry.side}</Side>}
    </>
  );
  if (entry.kind === 'link') {
    return (
      <Item as={linkComponent} role="menuitem" tabIndex={-1} href={entry.href} onClick={onChosen}>
        {content}
      </Item>
    );
  }
  const handleClick = () => {
    onChosen();
    entry.onSelect();
  };
  return (
    <Item as="button" role="menuitem" tabIndex={-1} onClick={handleClick}>
      {content}
    </Item>
  );
};
