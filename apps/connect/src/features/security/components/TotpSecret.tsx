import type { TotpEnrolment } from '@grow/core/security';
import { Button, media, Text } from '@grow/ui';
import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { inGroups } from '../securityWords';

const Root = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;
  ${media.md} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
`;

// A camera wants dark on light, whatever the theme.
const Picture = styled.img`
  width: 200px;
  height: 200px;
  padding: 12px;
  border-radius: var(--radius-sm);
  background: white;
  image-rendering: pixelated;
`;

const Letters = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  min-width: 0;
  code {
    font-size: 1rem;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
  }
`;

/** Shows briefly that something was copied. */
function useCopy(text: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = () => {
    const showResult = (next: 'copied' | 'failed') => {
      setState(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => setState('idle'), 4000);
    };
    navigator.clipboard.writeText(text).then(
      () => showResult('copied'),
      () => showResult('failed'),
    );
  };
  return { state, copy };
}

/** The picture to scan and the same in letters. */
export function TotpSecret({ enrolment }: { enrolment: TotpEnrolment }) {
  const { state, copy } = useCopy(enrolment.secret);
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <Root>
      <Picture
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.qrCode)}`}
        alt={m.security_totp_picture()}
      />
      <Letters>
        <Text step="ui" tone="muted">
          {m.security_totp_key()}
        </Text>
        <code data-totp-secret="">{inGroups(enrolment.secret)}</code>
        <Button size="sm" icon={<Icon size={16} strokeWidth={1.75} aria-hidden />} onClick={copy}>
          {m.security_copy()}
        </Button>
        <Text as="div" step="small" role="status">
          {state === 'copied' && m.security_copied()}
          {state === 'failed' && m.security_copy_failed()}
        </Text>
      </Letters>
    </Root>
  );
}
