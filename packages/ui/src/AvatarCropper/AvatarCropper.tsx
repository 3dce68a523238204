import { ZoomIn, ZoomOut } from 'lucide-react';
import { useId, useRef } from 'react';
import type { HTMLAttributes, ReactNode, SyntheticEvent } from 'react';
import { Button } from '../Button';
import { ringTicks } from '../geometry/rulers';
import { useMeasuredWidth } from '../GrowthLine/useMeasuredWidth';
import {
  circleShare,
  Mask,
  Preview,
  Previews,
  Ring,
  Root,
  Ruler,
  Stage,
  ZoomRow,
} from './AvatarCropper.styles';
import { placePicture, zoomLimits } from './cropGeometry';
import type { Crop, Size } from './cropGeometry';
import { useCropper } from './useCropper';

const ring = ringTicks();
const rulerTicks = Array.from({ length: 41 }, (_, tick) => tick);

/** Words of the cropper. */
export interface AvatarCropperLabels {
  /** Names the stage, such as "Picture section". */
  stage: string;
  /** Says how it is moved by keys. */
  hint: string;
  zoom: string;
  smaller: string;
  larger: string;
  /** Beside the previews. */
  previews: ReactNode;
}

/** Props of {@link AvatarCropper}; everything else goes to the root. */
export interface AvatarCropperProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'onError'> {
  /** Address of the picture (an object URL). Another picture: another `key`. */
  picture: string;
  /** The square to cut, in px of the picture; told at first load and at every change. */
  onChange: (crop: Crop) => void;
  /** The picture cannot be shown. */
  onBroken?: () => void;
  labels: AvatarCropperLabels;
  /** In which shape the section is shown afterwards: a person's picture in a circle, a team's logo in a square. */
  shape?: 'circle' | 'square';
}

interface PlacedProps {
  picture: string;
  size: Size | null;
  crop: Crop | null;
  circle: number;
  offset?: number;
}

const Placed = ({ picture, size, crop, circle, offset = 0 }: PlacedProps) =>
  size && crop ? <img src={picture} alt="" style={placePicture(size, crop, circle, offset)} /> : null;

/** Chooses the square of a picture that becomes an avatar or a logo: drag, pinch, arrow keys (Shift for 10 px), + and −, slider. */
export const AvatarCropper = (props: AvatarCropperProps) => {
  const { picture, onChange, onBroken, labels, shape = 'circle', ...rest } = props;
  const hintId = useId();
  const [stageRef, stageWidth] = useMeasuredWidth();
  const circle = (stageWidth ?? 0) * circleShare;
  const { picture: size, crop, zoom, load, zoomTo, zoomBy, stage } = useCropper(() => circle || 1, onChange);
  const isLoaded = useRef(false);
  const handleLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (isLoaded.current) return;
    isLoaded.current = true;
    load({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
  };
  const placed = { picture, size, crop };
  return (
    <Root data-shape={shape} {...rest}>
      <Stage
        ref={stageRef}
        role="group"
        tabIndex={0}
        aria-label={labels.stage}
        aria-describedby={hintId}
        onPointerDown={stage.handlePointerDown}
        onPointerMove={stage.handlePointerMove}
        onPointerUp={stage.handlePointerEnd}
        onPointerCancel={stage.handlePointerEnd}
        onKeyDown={stage.handleKeyDown}
      >
        <img src={picture} alt="" hidden onLoad={handleLoad} onError={onBroken} />
        <Placed {...placed} circle={circle} offset={((stageWidth ?? 0) - circle) / 2} />
        <Mask />
        {shape === 'circle' && (
          <Ring viewBox="-25 -25 250 250" aria-hidden>
            {ring.map(({ angle, isWeek }) => (
              <rect
                key={angle}
                x="99.4"
                y={isWeek ? -6 : -2}
                width="1.2"
                height={isWeek ? 9 : 5}
                transform={`rotate(${angle} 100 100)`}
              />
            ))}
          </Ring>
        )}
      </Stage>
      <ZoomRow>
        <Button variant="ghost" size="sm" isIconOnly aria-label={labels.smaller} onClick={() => zoomBy(-0.1)}>
          <ZoomOut size={18} strokeWidth={1.75} aria-hidden />
        </Button>
        <Ruler>
          <svg aria-hidden>
            {rulerTicks.map((tick) => (
              <rect
                key={tick}
                x={`${tick * 2.5}%`}
                y={tick % 5 ? 19 : 16}
                width="1"
                height={tick % 5 ? 6 : 12}
              />
            ))}
          </svg>
          <input
            type="range"
            aria-label={labels.zoom}
            {...zoomLimits}
            value={zoom}
            onChange={(event) => zoomTo(event.currentTarget.valueAsNumber)}
          />
        </Ruler>
        <Button variant="ghost" size="sm" isIconOnly aria-label={labels.larger} onClick={() => zoomBy(0.1)}>
          <ZoomIn size={18} strokeWidth={1.75} aria-hidden />
        </Button>
      </ZoomRow>
      <Previews>
        {[64, 36, 24].map((diameter) => (
          <Preview key={diameter} data-size={diameter}>
            <Placed {...placed} circle={diameter} />
          </Preview>
        ))}
        <span>
          {labels.previews} <span id={hintId}>{labels.hint}</span>
        </span>
      </Previews>
    </Root>
  );
};
