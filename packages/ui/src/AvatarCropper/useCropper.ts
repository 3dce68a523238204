import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { centredCrop, movedCrop, zoomedCrop, zoomLimits, zoomOf } from './cropGeometry';
import type { Crop, Size } from './cropGeometry';

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zoomKeys: Record<string, number> = { '+': 0.1, '=': 0.1, '-': -0.1, _: -0.1 };

type Points = Map<number, { x: number; y: number }>;

const spread = (points: Points) => {
  const [a, b] = [...points.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
};

/** Crop of a picture by pointer, two fingers, keys and slider. `circle` is the mask's diameter in px. */
export const useCropper = (circle: () => number, onChange: (crop: Crop) => void) => {
  const [picture, setPicture] = useState<Size | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const points = useRef<Points>(new Map());

  const choose = (next: Crop) => {
    setCrop(next);
    onChange(next);
  };
  const load = (size: Size) => {
    setPicture(size);
    choose(centredCrop(size));
  };
  const zoomTo = (zoom: number) => {
    if (picture && crop) choose(zoomedCrop(picture, crop, zoom));
  };
  const zoomBy = (step: number) => {
    if (picture && crop) zoomTo(zoomOf(picture, crop) + step);
  };
  const moveBy = (dx: number, dy: number) => {
    if (picture && crop) choose(movedCrop(picture, crop, dx, dy, circle()));
  };

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    points.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const handlePointerMove = (event: PointerEvent) => {
    const before = points.current.get(event.pointerId);
    if (!before) return;
    const apart = spread(points.current);
    const now = { x: event.clientX, y: event.clientY };
    points.current.set(event.pointerId, now);
    if (apart === 0) moveBy(now.x - before.x, now.y - before.y);
    else if (picture && crop) zoomTo((zoomOf(picture, crop) * spread(points.current)) / apart);
  };
  const handlePointerEnd = (event: PointerEvent) => points.current.delete(event.pointerId);
  const handleKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    const step = zoomKeys[event.key];
    const reach = event.shiftKey ? 10 : 1;
    if (arrow) moveBy(arrow[0] * reach, arrow[1] * reach);
    else if (step) zoomBy(step);
    else return;
    event.preventDefault();
  };

  const zoom = picture && crop ? zoomOf(picture, crop) : zoomLimits.min;
  const stage = { handlePointerDown, handlePointerMove, handlePointerEnd, handleKeyDown };
  return { picture, crop, zoom, load, zoomTo, zoomBy, stage };
};
