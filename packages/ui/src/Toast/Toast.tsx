import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import type { FocusEvent } from 'react';
import { Dial } from '../Dial';
import { Action, Card, Close, Message, Ticks } from './Toast.styles';
import { toastDuration } from './toastTypes';
import type { ToastItem, ToastStatus } from './toastTypes';
import { useToastTimer } from './useToastTimer';

const statusIcons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleX };

const StatusIcon = ({ status }: { status: ToastStatus }) => {
  if (status === 'loading') return <Dial size={20} />;
  const Icon = statusIcons[status];
  return <Icon size={20} strokeWidth={1.75} aria-hidden />;
};

export interface ToastProps {
  toast: ToastItem;
  labels: { close: string };
  onDismiss: (id: string) => void;
}

/** One notification; its time stands still while the pointer or the focus is on it. */
export const Toast = ({ toast, labels, onDismiss }: ToastProps) => {
  const { id, version, status, title, description, action, onClose, duration = toastDuration } = toast;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  useToastTimer(duration, version, isPaused, () => onDismiss(id));
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
  };
  const handleAction = () => {
    // First, as what it does may show another one in its place.
    onDismiss(id);
    action?.onSelect();
  };
  const handleClose = () => {
    onClose?.();
    onDismiss(id);
  };
  return (
    <Card
      data-toast=""
      data-status={status}
      data-paused={isPaused ? '' : undefined}
      // Not onPointerEnter: React misses it when what the pointer comes from has just been removed, as a save bar is.
      onPointerOver={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={handleBlur}
    >
      {/* Put in anew with each version, so that the region around it tells the same words again. */}
      <Message key={version}>
        <StatusIcon status={status} />
        <b>{title}</b>
        {description && <p>{description}</p>}
        {action && (
          <Action type="button" onClick={handleAction}>
            {action.label}
          </Action>
        )}
      </Message>
      <Close type="button" aria-label={labels.close} onClick={handleClose}>
        <X size={16} strokeWidth={1.75} aria-hidden />
      </Close>
      {duration !== null && (
        <Ticks key={`ticks-${version}`} aria-hidden style={{ '--toast-time': `${duration}ms` }}>
          {Array.from({ length: 11 }, (_, index) => (
            <i key={index} />
          ))}
        </Ticks>
      )}
    </Card>
  );
};
