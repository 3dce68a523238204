import { Button, Text } from '@grow/ui';
import { m } from '../../paraglide/messages';
import { StatePage } from './StatePage';

/** An entrance broke or did not load. Plain, because it belongs to the first file of the app. */
export function BrokenEntrance() {
  return (
    <StatePage role="alert">
      <Text as="h1" step="h1">
        {m.error_title()}
      </Text>
      <Text tone="muted">{m.error_detail()}</Text>
      <p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {m.error_reload()}
        </Button>
      </p>
    </StatePage>
  );
}
