import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Region } from './Region';
import type { ToastApi, ToastContent, ToastItem } from './toastTypes';
import { useToastDrawing } from './useToastDrawing';

interface Toasts {
  readonly api: ToastApi;
  /** Says that a notification may be shown from here on. */
  readonly expect: () => void;
}

const ToastContext = createContext<Toasts | null>(null);

/**
 * Shows notifications, and has ready what draws them. `isRare` leaves that to others: for what stands on every page and
 * tells hardly anybody anything. @throws when there is no {@link ToastProvider} above.
 */
export const useToast = ({ isRare = false } = {}): ToastApi => {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastProvider above it');
  const { api, expect } = toasts;
  useEffect(() => {
    if (!isRare) expect();
  }, [isRare, expect]);
  return api;
};

const withItem = (items: readonly ToastItem[], shown: ToastItem): ToastItem[] => {
  const before = items.find(({ id }) => id === shown.id);
  if (!before) return [...items, shown];
  return items.map((item) => (item === before ? { ...shown, since: before.since } : item));
};

const useToasts = () => {
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const [isExpected, setIsExpected] = useState(false);
  const count = useRef(0);
  const toasts = useMemo<Toasts>(() => {
    const put = (id: string, content: ToastContent) => {
      count.current += 1;
      const shown = { ...content, id, version: count.current, since: count.current };
      setItems((before) => withItem(before, shown));
      return id;
    };
    return {
      api: {
        show: (content) => put(content.subject ?? `toast-${count.current}`, content),
        update: put,
        dismiss: (id) => setItems((before) => before.filter((item) => item.id !== id)),
        clear: () => setItems([]),
      },
      expect: () => setIsExpected(true),
    };
  }, []);
  return { items, isExpected, toasts };
};

/** Props of {@link ToastProvider}: `region` names the list of notifications, `close` its buttons. */
export interface ToastProviderProps {
  labels: { region: string; close: string };
  children: ReactNode;
}

const isError = ({ status }: ToastItem) => status === 'error';

/**
 * Errors are told at once, all others when the reader pauses. Both regions stand there from the beginning. Errors are the lowest, the
 * newest above the older: they wait for a press, and one that comes later must not push *Try again* away from the finger.
 */
const liveRegions = [
  { role: 'status', pick: (items: readonly ToastItem[]) => items.filter((item) => !isError(item)) },
  { role: 'alert', pick: (items: readonly ToastItem[]) => items.filter(isError).reverse() },
] as const;

/** Shows the region above the page from the beginning: a screen reader would take one that comes later for a new one. */
const useTopLayer = () => {
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = region.current;
    element?.showPopover();
    return () => {
      if (element?.isConnected) element.hidePopover();
    };
  }, []);
  return region;
};

/** Holds the notifications, bottom right, 300 to 560 px wide, and gives {@link useToast} to everything inside. */
export const ToastProvider = ({ labels, children }: ToastProviderProps) => {
  const { items, isExpected, toasts } = useToasts();
  const region = useTopLayer();
  const hasItems = items.length > 0;
  const drawing = useToastDrawing(isExpected || hasItems);
  useLayoutEffect(
    () => (region.current && hasItems ? drawing?.keepClear(region.current) : undefined),
    // Anew with each notification.
    [region, hasItems, drawing, items],
  );
  return (
    <ToastContext value={toasts}>
      {children}
      <Region ref={region} popover="manual" aria-label={labels.region} data-toast-region="">
        {liveRegions.map(({ role, pick }) => (
          <div key={role} role={role} aria-atomic={false}>
            {drawing && pick(items).length > 0 && (
              <drawing.ToastList toasts={pick(items)} labels={labels} onDismiss={toasts.api.dismiss} />
            )}
          </div>
        ))}
      </Region>
    </ToastContext>
  );
};
