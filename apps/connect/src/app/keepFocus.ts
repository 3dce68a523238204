// A pressed button often goes with what it did: its row, its dialog, its screen. Browsers give the focus to the
// document's body then, and whoever works by keyboard or screen reader is thrown to the top of the page.

const reachable = 'a[href], button, input, select, textarea, summary, label, [tabindex], [contenteditable]';
const overlay = 'dialog, [popover]';
/** A named group in which somebody works, see `useKeptFocus`. */
const keeper = '[role="group"][data-keeps-focus]';
const place = `dialog[open], [role="dialog"], li, section, article, form, main, ${keeper}`;

/** An element and all that it stands in, from the inside out. */
type Trail = readonly Element[];

const trailOf = (element: Element | null): Trail =>
  element ? [element, ...trailOf(element.parentElement)] : [];
const isDisabled = (element: Element) => element.matches(':disabled');
const layerOf = (trail: Trail) => trail.find((element) => element.matches(overlay));
const isLeft = (layer: Element | undefined) => layer !== undefined && !layer.matches('dialog[open]');
const isSeen = (element: Element) => element.isConnected && element.getClientRects().length > 0;

function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches(reachable)) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * A control's place in a table or in a list of entries: its row, where that row stood, and which of the row's controls it
 * is.
 */
type Cell = { row: Element; body: Element | null; rowAt: number; controlAt: number };

const controlsOf = (row: Element) => [...row.querySelectorAll(reachable)].filter(isSeen);

function cellOf(element: Element): Cell | undefined {
  const row = element.closest('tr, [data-entry]');
  if (!row) return undefined;
  const body = row.parentElement;
  const controlAt = controlsOf(row).indexOf(element);
  return { row, body, rowAt: [...(body?.children ?? [])].indexOf(row), controlAt };
}

/** The same control of the row that took the place of one that is gone, or of the last row. */
function controlAfter({ row, body, rowAt, controlAt }: Cell): Element | undefined {
  if (row.isConnected || !body?.isConnected) return undefined;
  const next = [...body.children].slice(0, rowAt + 1).at(-1);
  return (
    next &&
    controlsOf(next)
      .slice(0, controlAt + 1)
      .at(-1)
  );
}

/**
 * The heading of the part of the page where somebody was at work, or the part itself, such as the line of a list. Of a group that
 * keeps the focus the words that came for what is gone, or the group: as it does by itself, when it is the one to notice.
 */
function focusNear(trail: Trail): void {
  const part = trail.find(isSeen)?.closest(place);
  if (part?.matches(keeper)) return focusOn(part.querySelector('[data-takes-focus]') ?? part);
  const heading = [...(part?.querySelectorAll('h1, h2, h3, h4') ?? [])].find(isSeen);
  // Its heading comes with what it waits for, and this is asked again then.
  if (!heading && part?.querySelector('[data-skeleton]')) return;
  const goal = heading ?? part;
  if (goal) focusOn(goal);
}

/**
 * Gives the focus a place when the element that had it is gone: what was pressed before a dialog or a notification came
 * up, the same control of the next row of a table or of a list of entries, or else the line or the heading of the part of the
 * page where one was at work, in what is left around it. What was only out of use or out of sight for a while has it again.
 * Screens that place the focus themselves come first. Returns the clean-up.
 */
export function keepFocus(): () => void {
  let trail: Trail = [];
  let before: Trail = [];
  /** Where the focus was when it went into an overlay. */
  const outside = new WeakMap<Element, Trail>();
  const behind = (from: Trail): Trail => {
    const layer = layerOf(from);
    return (layer && outside.get(layer)) ?? [];
  };
  const isBehind = (layer: Element, from: Trail): boolean => {
    const next = behind(from);
    return next.includes(layer) || (next.length > 0 && isBehind(layer, next));
  };
  let wasAway = false;
  let frame = 0;
  const cells = new WeakMap<Element, Cell>();

  const note = () => {
    const element = document.activeElement;
    if (!element || element === document.body || element === trail[0]) return;
    const next = trailOf(element);
    const cell = cellOf(element);
    if (cell) cells.set(element, cell);
    const layer = element.closest(overlay);
    // Whoever comes back to a dialog, such as from a notification, has not opened it from there.
    if (layer && !trail.includes(layer) && !isBehind(layer, trail)) outside.set(layer, trail);
    before = trail;
    trail = next;
    wasAway = false;
  };

  const check = () => {
    frame = 0;
    const [last] = trail;
    if (!last || (document.activeElement !== document.body && document.activeElement !== null)) return;
    if (isSeen(last)) {
      if (isDisabled(last)) wasAway = true;
      else if (wasAway) focusOn(last);
      return;
    }
    // A part of the screen that waits for its code hides what stood there.
    if (last.isConnected) wasAway = true;
    let from = trail;
    // One after the other, where a dialog was opened in another one and both have been closed.
    while (isLeft(layerOf(from))) {
      from = behind(from);
      const [opener] = from;
      if (opener && isSeen(opener) && !isDisabled(opener)) return focusOn(opener);
    }
    const [lost] = from;
    const cell = lost && cells.get(lost);
    const after = cell && controlAfter(cell);
    if (after) return focusOn(after);
    const base = from.find(isSeen);
    focusNear(base && before.includes(base) ? before : from);
  };
  // Two frames: first comes what the screen does with the focus by itself.
  const checkSoon = () => {
    if (trail.length > 0) frame ||= requestAnimationFrame(() => (frame = requestAnimationFrame(check)));
  };
  const leave = ({ target }: Event) => {
    if (target instanceof Element && !target.closest(reachable)) trail = [];
  };

  const changes = new MutationObserver(checkSoon);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', leave, true);
  note();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', leave, true);
  };
}
