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

const withUpdate = (items: readonly ToastItem[], id: string, content: ToastContent): ToastItem[] => {
  const before = items.find((item) => item.id === id);
  if (!before) return [...items, { ...content, id, version: 0 }];
  const after = { ...content, id, version: before.version + 1 };
  return items.map((item) => (item.id === id ? after : item));
};

const useToasts = () => {
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const [isExpected, setIsExpected] = useState(false);
  const count = useRef(0);
  const toasts = useMemo<Toasts>(
    () => ({
      api: {
        show: (content) => {
          count.current += 1;
          const id = `toast-${count.current}`;
          setItems((before) => [...before, { ...content, id, version: 0 }]);
          return id;
        },
        update: (id, content) => setItems((before) => withUpdate(before, id, content)),
        dismiss: (id) => setItems((before) => before.filter((item) => item.id !== id)),
      },
      expect: () => setIsExpected(true),
    }),
    [],
  );
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
  }, [hasItems, items.length]);
  return (
    <ToastContext value={toasts}>
      {children}
      <Region ref={region} popover="manual" aria-label={labels.region} data-toast-region="">
        <ol>
          {Card &&
            items.map((toast) => (
              <Card key={toast.id} toast={toast} labels={labels} onDismiss={toasts.api.dismiss} />
            ))}
        </ol>
      </Region>
    </ToastContext>
  );
};
