import type { VideoHTMLAttributes } from 'react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';

const Film = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-md);
  background: var(--color-sunken);
`;

/** Props of {@link FilmPlayer}; everything else goes to the `<video>`. */
export interface FilmPlayerProps extends Omit<VideoHTMLAttributes<HTMLVideoElement>, 'src'> {
  /** Where the film is now; may change at any time. */
  src: string;
  /** What it is called, for those who do not see it. */
  label: string;
  /** The address it plays from does not work any more: give it another. */
  onStale?: () => void;
}

/**
 * A film that plays where it stands. Its address may end while it plays: then it takes the newest one and goes on where it
 * was; until then a new address changes nothing, so that what is loaded stays loaded.
 */
export const FilmPlayer = ({ src, label, onStale, ...rest }: FilmPlayerProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const [current, setCurrent] = useState(src);
  const [isStale, setIsStale] = useState(false);
  const place = useRef({ time: 0, isPlaying: false });

  if (isStale && src !== current) {
    setCurrent(src);
    setIsStale(false);
  }

  const handleError = () => {
    const film = video.current;
    if (!film) return;
    place.current = { time: film.currentTime, isPlaying: !film.paused && !film.ended };
    setIsStale(true);
    if (src === current) onStale?.();
  };
  const handleLoaded = () => {
    const film = video.current;
    const { time, isPlaying } = place.current;
    if (!film || time === 0) return;
    film.currentTime = time;
    // A browser may refuse; then the person presses play.
    if (isPlaying) film.play().catch(() => undefined);
  };

  return (
    // Films of hand-ins show hands and have no captions of their own; words about them stand beside them.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <Film
      ref={video}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      {...rest}
      src={current}
      onError={handleError}
      onLoadedMetadata={handleLoaded}
    />
  );
};
