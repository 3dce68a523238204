import { Toast } from './Toast';
import type { ToastProps } from './Toast';
import type { ToastItem } from './toastTypes';

export { keepClear } from './keepClear';

interface ToastListProps extends Omit<ToastProps, 'toast'> {
  toasts: readonly ToastItem[];
}

/** The notifications of one live region. */
export const ToastList = ({ toasts, ...rest }: ToastListProps) => (
  <ol>
    {toasts.map((toast) => (
      <Toast key={toast.since} toast={toast} {...rest} />
    ))}
  </ol>
);
