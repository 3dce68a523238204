import { ToastProvider } from '@grow/ui';
import type { ReactNode } from 'react';
import { useLocale } from '../language/LocaleContext';
import { m } from '../paraglide/messages';

/** Notifications, their frame named in the page's language. Once for the life of the page: it holds the live regions. */
export function Toasts({ children }: { children: ReactNode }) {
  const { locale } = useLocale();
  const options = { locale };
  const labels = { region: m.toast_region({}, options), close: m.toast_close({}, options) };
  return <ToastProvider labels={labels}>{children}</ToastProvider>;
}
