// Inside connect a link changes the route; every other address is a new document.
import type { AnchorHTMLAttributes, FocusEvent, PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { insideConnect } from '../paths';
import { useWarm } from './WarmContext';

export type AppLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link by its whole address (`/connect/teams`, `/events`): the link component handed to ui and shell. */
export function AppLink({ href, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const warm = useWarm();
  const path = insideConnect(href);
  if (path === undefined) {
    return <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest} />;
  }
  const handlePointerEnter = (event: PointerEvent<HTMLAnchorElement>) => {
    warm(path);
    onPointerEnter?.(event);
  };
  const handleFocus = (event: FocusEvent<HTMLAnchorElement>) => {
    warm(path);
    onFocus?.(event);
  };
  return <Link to={path} onPointerEnter={handlePointerEnter} onFocus={handleFocus} {...rest} />;
}
