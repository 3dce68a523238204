import { Button, useToast } from '@grow/ui';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { m } from '../../paraglide/messages';
import { noteFailure, requestIdOf } from '../failure';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  align-items: center;
  margin-top: 12px;
  font-size: 0.8125rem;
  color: var(--color-ink-muted);
  overflow-wrap: anywhere;
  span {
    user-select: all;
  }
`;

/** By which the log knows the request that failed: to be read out, selected or copied. Nothing where the answer named none. */
export function Reference({ error }: { error: unknown }) {
  const toast = useToast();
  const id = requestIdOf(error);
  const shown = useRef<HTMLSpanElement>(null);
  useEffect(() => noteFailure(error), [error]);
  if (id === undefined) return null;
  const handleCopy = () => {
    navigator.clipboard.writeText(id).then(
      () => void toast.show({ status: 'success', title: m.error_reference_copied() }),
      // A browser that does not let a page write there lets the person do it.
      () => shown.current && window.getSelection()?.selectAllChildren(shown.current),
    );
  };
  const icon = <Copy size={14} strokeWidth={1.75} aria-hidden />;
  return (
    <Root data-reference="">
      <span ref={shown}>{m.error_reference({ id })}</span>
      <Button size="sm" icon={icon} onClick={handleCopy}>
        {m.error_reference_copy()}
      </Button>
    </Root>
  );
}
