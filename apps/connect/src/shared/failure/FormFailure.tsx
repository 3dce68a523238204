import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FailureWords } from './describeFailure';
import { useFailureWords } from './useFailureWords';
import { useLockout } from './useLockout';
import { LockoutWords } from './LockoutWords';

const Root = styled.div`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  color: var(--color-critical);
  font-size: 0.875rem;
  line-height: 1.4;
  font-weight: 540;
  svg {
    flex: none;
    margin-top: 2px;
  }
  /* Nothing to say takes no room, and no gap of the form around it. */
  &:empty {
    position: absolute;
  }
`;

type FormFailureProps = {
  failure: unknown;
  /** Offers the way out of a certain failure. */
  children?: (code: FailureWords['code']) => ReactNode;
};

/** Why the last attempt failed, read aloud when it appears; after too many tries with the time that is left. */
export function FormFailure({ failure, children }: FormFailureProps) {
  const words = useFailureWords(failure);
  const lockout = useLockout(failure);
  return (
    <Root role="alert" data-form-failure={words?.code}>
      {words && (
        <>
          <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
          <div>
            {lockout.wait === undefined ? words.text : <LockoutWords {...lockout} />} {children?.(words.code)}
          </div>
        </>
      )}
    </Root>
  );
}
