import { checkInCodeOf, type EventRegistration } from '@grow/core/event';
import { Button, Dialog, Skeleton, Text } from '@grow/ui';
import { Maximize2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
`;

// Dark on light in both themes: many readers see nothing in a code whose colours are turned round.
const Picture = styled.div`
  width: 200px;
  aspect-ratio: 1;
  border-radius: var(--radius-sm);
  background: white;
  color: black;
  &[data-large] {
    width: 100%;
  }
  svg {
    width: 100%;
    height: 100%;
  }
`;

/** The picture of a text as the path of an SVG: one square a module, with the quiet zone of four modules that readers ask for. */
type Drawing = { readonly path: string; readonly side: number };

const QUIET_ZONE = 4;

async function draw(text: string): Promise<Drawing> {
  const { encodeQR } = await import('qr');
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const squares = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return { path: squares.join(''), side: modules.length };
}

type CodePictureProps = { drawing: Drawing; label: string; isLarge?: boolean };

const CodePicture = ({ drawing: { path, side }, label, isLarge }: CodePictureProps) => (
  <Picture data-large={isLarge ? '' : undefined}>
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  </Picture>
);

/** Props of {@link CheckInCode}. */
export type CheckInCodeProps = {
  registration: Pick<EventRegistration, 'id'>;
  eventTitle: string;
};

/** The code that a guest shows at the check-in, as a picture that can be shown large. */
export function CheckInCode({ registration, eventTitle }: CheckInCodeProps) {
  const [drawing, setDrawing] = useState<Drawing | 'failed'>();
  const [isLarge, setLarge] = useState(false);
  const text = checkInCodeOf(registration.id);
  useEffect(() => {
    let isOver = false;
    const show = (next: Drawing | 'failed') => {
      if (!isOver) setDrawing(next);
    };
    draw(text).then(show, () => show('failed'));
    return () => {
      isOver = true;
    };
  }, [text]);
  const label = m.check_in_code_alt({ event: eventTitle });
  if (drawing === 'failed') return <Text role="alert">{m.check_in_code_failed()}</Text>;
  return (
    <Root>
      <Text as="h3" step="h3">
        {m.check_in_code_title()}
      </Text>
      {drawing ? <CodePicture drawing={drawing} label={label} /> : <Skeleton shape="card" />}
      <Text step="ui" tone="muted">
        {m.check_in_code_detail()}
      </Text>
      <Button
        disabled={!drawing}
        icon={<Maximize2 size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => setLarge(true)}
      >
        {m.check_in_code_enlarge()}
      </Button>
      <Dialog
        isOpen={isLarge}
        onClose={() => setLarge(false)}
        title={eventTitle}
        closeLabel={m.check_in_code_close()}
      >
        <Root>
          {drawing && <CodePicture drawing={drawing} label={label} isLarge />}
          <Text step="ui">{m.check_in_code_bright()}</Text>
        </Root>
      </Dialog>
    </Root>
  );
}
