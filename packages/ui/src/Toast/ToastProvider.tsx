import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Region } from './Region';
import type { ToastApi, ToastContent, ToastItem } from './toastTypes';
import { useToastCard } from './useToastCard';

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

/** Holds the notifications, bottom right, 300 to 560 px wide, and gives {@link useToast} to everything inside. */
export const ToastProvider = ({ labels, children }: ToastProviderProps) => {
  const { items, isExpected, toasts } = useToasts();
  const region = useRef<HTMLElement>(null);
  const hasItems = items.length > 0;
  const Card = useToastCard(isExpected || hasItems);
  // As a popover it also shows above an open dialog; each new toast puts it on top again.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !hasItems) return;
    element.showPopover();
    return () => {
      if (element.isConnected) element.hidePopover();
    };
  }, [hasItems, items]);
  return (
    <ToastContext value={toasts}>
      {children}
      <Region ref={region} popover="manual" aria-label={labels.region} data-toast-region="">
        <ol>
          {Card &&
            items.map((toast) => (
              <Card key={toast.since} toast={toast} labels={labels} onDismiss={toasts.api.dismiss} />
            ))}
        </ol>
      </Region>
    </ToastContext>
  );
};
