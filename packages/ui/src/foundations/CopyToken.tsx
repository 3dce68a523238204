import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/typeStyles';

const Root = styled.span`
  position: relative;
  display: block;
  min-width: 0;
  button {
    width: 100%;
    min-height: 44px;
    cursor: copy;
    overflow-wrap: anywhere;
  }
  [role='status'] {
    ${visuallyHidden}
    /* Where it would stand, after a button as wide as the sample, it is out of the page. */
    left: 0;
  }
`;

interface CopyTokenProps {
  /** What a click copies, such as `var(--color-ink)`. */
  token: string;
  /** Drawn with whether it has just been copied. */
  children: (isCopied: boolean) => ReactNode;
}

/** A sample whose click copies its token. */
export const CopyToken = ({ token, children }: CopyTokenProps) => {
  const [isCopied, setIsCopied] = useState(false);
  const handleClick = () => {
    void navigator.clipboard.writeText(token).then(() => setIsCopied(true));
  };
  return (
    <Root>
      <button type="button" onClick={handleClick} onBlur={() => setIsCopied(false)}>
        {children(isCopied)}
      </button>
      <span role="status">{isCopied ? `${token} is copied` : ''}</span>
    </Root>
  );
};
