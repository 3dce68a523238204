export { ToastProvider, useToast } from './ToastProvider';
export type { ToastProviderProps } from './ToastProvider';
export { toastDuration, toastStatuses } from './toastTypes';
export type { ToastApi, ToastContent, ToastStatus } from './toastTypes';
