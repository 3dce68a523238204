// Inside connect a link changes the route; every other address is a new document, and so is one that a worker serves.
import { useLocale } from '@grow/shell';
import type { AnchorHTMLAttributes, FocusEvent, MouseEvent, PointerEvent } from 'react';
// The router's own link also brings what fetches ahead for its framework: a third of the router.
import { useLinkClickHandler, useLocation } from 'react-router-dom';
import { insideConnect, siteAddress } from '../paths';
import { isOtherWorker } from '../routes/workers';
import { usePrefetch } from './PrefetchContext';

export type AppLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

function RouteLink({ path, onClick, onPointerEnter, onFocus, ...rest }: AppLinkProps & { path: string }) {
  const prefetch = usePrefetch();
  const go = useLinkClickHandler(path, rest.target ? { target: rest.target } : {});
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  const handlePointerEnter = (event: PointerEvent<HTMLAnchorElement>) => {
    prefetch(path);
    onPointerEnter?.(event);
  };
  const handleFocus = (event: FocusEvent<HTMLAnchorElement>) => {
    prefetch(path);
    onFocus?.(event);
  };
  return <a {...rest} onClick={handleClick} onPointerEnter={handlePointerEnter} onFocus={handleFocus} />;
}

/** A link by its whole address (`/connect/teams`, `/events`): the link component handed to ui and shell. */
export function AppLink(props: AppLinkProps) {
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const path = insideConnect(props.href);
  if (path !== undefined && !isOtherWorker(pathname, path)) return <RouteLink {...props} path={path} />;
  return <a {...props} href={siteAddress(props.href, locale)} />;
}
