import { Button } from '@grow/ui';
import { useState } from 'react';
import { m } from '../../paraglide/messages';

export type RetryButtonProps = {
  onRetry: () => Promise<unknown>;
  variant?: 'primary' | 'secondary' | undefined;
};

/** Asks again; busy until the answer is there. */
export function RetryButton({ onRetry, variant = 'primary' }: RetryButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const handleClick = () => {
    setBusy(true);
    onRetry()
      .catch(() => undefined)
      .finally(() => {
        setBusy(false);
      });
  };
  return (
    <Button variant={variant} isBusy={isBusy} busyLabel={m.trying()} onClick={handleClick}>
      {m.try_again()}
    </Button>
  );
}
