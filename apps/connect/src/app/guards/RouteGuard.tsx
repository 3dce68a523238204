import type { ReactNode } from 'react';
import type { Guard } from '../../routes/RouteEntry';
import { RequireOnboarding } from './RequireOnboarding';
import { RequireRole } from './RequireRole';
import { RequireSession } from './RequireSession';
import { RequireVisitor } from './RequireVisitor';

type RouteGuardProps = { guard: Guard; children: ReactNode };

/** Lets through whom the route table names. */
export function RouteGuard({ guard, children }: RouteGuardProps) {
  if (guard === 'anybody') return children;
  if (guard === 'visitor') return <RequireVisitor>{children}</RequireVisitor>;
  if (guard === 'session') return <RequireSession>{children}</RequireSession>;
  return (
    <RequireSession>
      <RequireOnboarding>
        {guard === 'member' ? children : <RequireRole roles={guard}>{children}</RequireRole>}
      </RequireOnboarding>
    </RequireSession>
  );
}
