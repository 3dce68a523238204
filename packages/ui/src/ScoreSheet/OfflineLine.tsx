import { CloudOff } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  padding: 14px 0;
  border-block: 1px solid var(--color-line);
  font-size: 0.9375rem;
  line-height: 1.45;
  overflow-wrap: anywhere;
  svg {
    margin-top: 2px;
    color: var(--color-caution);
  }
`;

/**
 * Says that there is no connection, how much waits on this device, and what to do about it. Its live region is there
 * before there is anything to say: leave out the words while there is a connection.
 */
export const OfflineLine = ({ children, ...rest }: HTMLAttributes<HTMLDivElement>) => (
  <div role="status" {...rest}>
    {children && (
      <Root>
        <CloudOff size={18} strokeWidth={1.75} aria-hidden />
        <p>{children}</p>
      </Root>
    )}
  </div>
);
