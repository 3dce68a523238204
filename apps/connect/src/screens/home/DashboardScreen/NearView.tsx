import { useEffect, useRef, useState, type ReactNode } from 'react';

/** In milliseconds: until then the first screen has everything to itself. */
const ALL_AFTER = 2_000;

type NearViewProps = {
  /** Stands there as long as nobody sees it, as high as what comes. */
  waiting: ReactNode;
  children: ReactNode;
};

/** Draws a part once it is in view, and in any case soon after the first screen: its code and pictures come with it. */
export function NearView({ waiting, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn || !place.current) return;
    const draw = () => setIsDrawn(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) draw();
    });
    observer.observe(place.current);
    const timer = window.setTimeout(draw, ALL_AFTER);
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, [isDrawn]);
  return isDrawn ? children : <div ref={place}>{waiting}</div>;
}
