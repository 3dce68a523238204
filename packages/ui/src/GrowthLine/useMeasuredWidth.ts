import { useLayoutEffect, useRef, useState } from 'react';

/**
 * A ref and the inner width in px of the element that carries it; null until it is measured. A new width comes a frame late: what is
 * drawn by it keeps within its element until then, by `max-width`.
 */
export const useMeasuredWidth = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth) || null);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
};
