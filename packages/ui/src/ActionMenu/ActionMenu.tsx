import { Ellipsis } from 'lucide-react';
import { useId } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Item, Panel, Root } from '../AvatarMenu/AvatarMenu.styles';
import { useMenuButton } from '../AvatarMenu/useMenuButton';
import { layers } from '../tokens';

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  min-height: 44px;
  margin-right: -12px;
  border-radius: var(--radius-sm);
  &:hover {
    background: color-mix(in srgb, var(--color-ink) 8%, transparent);
  }
`;

const Floating = styled(Panel)`
  z-index: ${layers.stickyBar};
  top: calc(100% + 4px);
  width: max-content;
  min-width: 180px;
  max-width: 280px;
  [data-tone='critical'] {
    color: var(--color-critical);
  }
`;

/** One thing to do; `critical` for what takes something away. */
export interface MenuAction {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  tone?: 'critical';
  onSelect: () => void;
}

/** Props of {@link ActionMenu}; everything else goes to the root. */
export interface ActionMenuProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the button: whose actions these are, such as "Actions for Emre Tannhof". */
  label: string;
  actions: readonly MenuAction[];
}

/** Three dots that open a few actions: arrows move, Esc returns focus, a click elsewhere closes. */
export const ActionMenu = ({ label, actions, ...rest }: ActionMenuProps) => {
  const { isOpen, setIsOpen, root, trigger, close, handleKeyDown } = useMenuButton();
  const id = useId();
  return (
    <Root ref={root} {...rest} onKeyDown={handleKeyDown}>
      <Trigger
        ref={trigger}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis size={18} strokeWidth={1.75} aria-hidden />
      </Trigger>
      {isOpen && (
        <Floating role="menu" id={id} aria-label={label}>
          {actions.map(({ key, label: words, icon, tone, onSelect }) => (
            <Item
              key={key}
              as="button"
              role="menuitem"
              tabIndex={-1}
              data-tone={tone}
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {icon}
              {words}
            </Item>
          ))}
        </Floating>
      )}
    </Root>
  );
};
