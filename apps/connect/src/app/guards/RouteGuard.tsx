import type { ReactNode } from 'react';
import type { Guard } from '../../routes/RouteEntry';
import { RequireOnboarding } from './RequireOnboarding';
import { RequireRole } from './RequireRole';
import { RequireSession } from './RequireSession';
import { RequireVisitor } from './RequireVisitor';

type RouteGuardProps = {
  guard: Guard;
  /** The screen opens without a connection: what cannot be asked then is no reason to turn somebody away. */
  isOffline?: boolean;
  children: ReactNode;
};

/** Lets through whom the route table names. */
export function RouteGuard({ guard, isOffline = false, children }: RouteGuardProps) {
  if (guard === 'anybody') return children;
  if (guard === 'visitor') return <RequireVisitor>{children}</RequireVisitor>;
  if (guard === 'judge' || guard === 'session')
    return <RequireSession isForGuests={guard === 'judge'}>{children}</RequireSession>;
  return (
    <RequireSession>
      <RequireOnboarding isOffline={isOffline}>
        {guard === 'member' ? (
          children
        ) : (
          <RequireRole roles={guard} isOffline={isOffline}>
            {children}
          </RequireRole>
        )}
      </RequireOnboarding>
    </RequireSession>
  );
}
