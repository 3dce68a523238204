import { Ellipsis } from 'lucide-react';
import { useId } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Panel, Root } from '../AvatarMenu/AvatarMenu.styles';
import { useMenuButton } from '../AvatarMenu/useMenuButton';
import { layers } from '../tokens';
import { MenuItems, type MenuAction } from './MenuItems';

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
  &[data-worded] {
    gap: 8px;
    margin-right: 0;
    padding: 0 18px;
    font-weight: 640;
    font-size: 0.9375rem;
    box-shadow: inset 0 0 0 1px var(--color-edge);
  }
`;

const Floating = styled(Panel)`
  z-index: ${layers.stickyBar};
  top: calc(100% + 4px);
  width: max-content;
  min-width: 180px;
  max-width: 280px;
  [data-worded] + & {
    left: 0;
    right: auto;
  }
  [data-tone='critical'] {
    color: var(--color-critical);
  }
`;

/** Props of {@link ActionMenu}; everything else goes to the root. */
export interface ActionMenuProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the button: whose actions these are, such as "Actions for Emre Tannhof". */
  label: string;
  actions: readonly MenuAction[];
  /** Stands before the label, which is then read on the button instead of three dots. */
  icon?: ReactNode;
}

/** Three dots, or words, that open a few actions: arrows move, Esc returns focus, a click elsewhere closes. */
export const ActionMenu = ({ label, actions, icon, ...rest }: ActionMenuProps) => {
  const { isOpen, setIsOpen, root, trigger, close, handleKeyDown } = useMenuButton();
  const id = useId();
  return (
    <Root ref={root} {...rest} onKeyDown={handleKeyDown}>
      <Trigger
        ref={trigger}
        type="button"
        aria-label={icon ? undefined : label}
        data-worded={icon ? '' : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {icon ?? <Ellipsis size={18} strokeWidth={1.75} aria-hidden />}
        {icon && label}
      </Trigger>
      {isOpen && (
        <Floating role="menu" id={id} aria-label={label}>
          <MenuItems actions={actions} close={close} />
        </Floating>
      )}
    </Root>
  );
};
