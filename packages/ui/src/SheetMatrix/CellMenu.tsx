import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { MenuItems, type MenuAction } from '../ActionMenu/MenuItems';
import { Panel } from '../AvatarMenu/AvatarMenu.styles';

/** In the top layer, since the table scrolls sideways and would cut it off; on the page, so that it scrolls with its cell. */
const Floating = styled(Panel)`
  position: absolute;
  inset: auto;
  --top: 0px;
  --left: 0px;
  top: var(--top);
  left: var(--left);
  width: max-content;
  min-width: 180px;
  max-width: 280px;
  margin: 0;
  color: inherit;
  button {
    min-height: 44px;
  }
  [data-tone='critical'] {
    color: var(--color-critical);
  }
`;

/** px between cell and menu, and between menu and the edge of the window. */
const GAP = 4;
const EDGE = 12;

/** Below the cell, above it where there is no room; never beyond the window. */
function place(menu: HTMLElement, cell: HTMLElement) {
  const box = cell.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const isBelow = box.bottom + GAP + height <= window.innerHeight - EDGE || box.top < height + GAP;
  const left = Math.min(Math.max(box.left, EDGE), document.documentElement.clientWidth - width - EDGE);
  const top = isBelow ? box.bottom + GAP : box.top - height - GAP;
  menu.style.setProperty('--left', `${Math.round(left + window.scrollX)}px`);
  menu.style.setProperty('--top', `${Math.round(top + window.scrollY)}px`);
}

interface CellMenuProps {
  id: string;
  label: string;
  /** What opened it. */
  cell: HTMLElement;
  actions: readonly MenuAction[];
  onClose: () => void;
}

/** What can be done in a cell: arrows move, Esc and Tab lead back to it, a click elsewhere closes. */
export const CellMenu = ({ id, label, cell, actions, onClose }: CellMenuProps) => {
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  useLayoutEffect(() => {
    const panel = menu.current;
    if (!panel) return;
    panel.showPopover();
    place(panel, cell);
    panel.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, [cell]);
  const close = () => {
    cell.focus();
    onClose();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const stops = items();
    const current = stops.findIndex((stop) => stop === document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (event.key === 'Home') stops[0]?.focus();
    else if (event.key === 'End') stops.at(-1)?.focus();
    else if (step) stops.at((current + step) % stops.length)?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Floating
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      popover="auto"
      onKeyDown={handleKeyDown}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <MenuItems actions={actions} close={close} />
    </Floating>
  );
};
