import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Toast } from './Toast';
import { Region } from './Toast.styles';
import type { ToastApi, ToastContent, ToastItem } from './toastTypes';

const ToastContext = createContext<ToastApi | null>(null);

/** Shows notifications. @throws when there is no {@link ToastProvider} above. */
export const useToast = (): ToastApi => {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
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
  const count = useRef(0);
  const api = useMemo<ToastApi>(
    () => ({
      show: (content) => {
        count.current += 1;
        const id = `toast-${count.current}`;
        setItems((before) => [...before, { ...content, id, version: 0 }]);
        return id;
      },
      update: (id, content) => setItems((before) => withUpdate(before, id, content)),
      dismiss: (id) => setItems((before) => before.filter((item) => item.id !== id)),
    }),
    [],
  );
  return { items, api };
};

/** Props of {@link ToastProvider}: `region` names the list of notifications, `close` its buttons. */
export interface ToastProviderProps {
  labels: { region: string; close: string };
  children: ReactNode;
}

/** Holds the notifications, bottom right, 300 to 560 px wide, and gives {@link useToast} to everything inside. */
export const ToastProvider = ({ labels, children }: ToastProviderProps) => {
  const { items, api } = useToasts();
  const region = useRef<HTMLElement>(null);
  const hasItems = items.length > 0;
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
    <ToastContext value={api}>
      {children}
      <Region ref={region} popover="manual" aria-label={labels.region} data-toast-region="">
        <ol>
          {items.map((toast) => (
            <Toast key={toast.id} toast={toast} labels={labels} onDismiss={api.dismiss} />
          ))}
        </ol>
      </Region>
    </ToastContext>
  );
};
