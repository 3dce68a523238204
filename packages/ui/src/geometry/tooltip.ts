/** A box on the screen in px. */
export interface ScreenBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a tooltip goes, in px from the screen's upper left corner. */
export interface TooltipPlace {
  left: number;
  top: number;
  /** From the tooltip's left edge to its tick, which points at the middle of what it belongs to. */
  tick: number;
  isAbove: boolean;
}

/** px that a tooltip keeps from the edges of the screen. */
const margin = 8;

/** Places a tooltip under what it belongs to, above where there is no room below, and never off the screen. */
export const placeTooltip = (
  anchor: ScreenBox,
  tip: { width: number; height: number },
  screen: { width: number; height: number },
): TooltipPlace => {
  const middle = anchor.left + anchor.width / 2;
  const furthest = Math.max(margin, screen.width - margin - tip.width);
  const left = Math.min(Math.max(margin, Math.min(anchor.left, middle - 22)), furthest);
  const below = anchor.top + anchor.height;
  const isAbove = below + tip.height > screen.height - margin && anchor.top - tip.height >= margin;
  const tick = Math.min(Math.max(middle - left, 4), Math.max(4, tip.width - 4));
  return { left, top: isAbove ? anchor.top - tip.height : below, tick, isAbove };
};
