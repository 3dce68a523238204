import { CircleAlert, FileText } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Panel, Ticks } from './FileDrop.styles';

const tickCount = 22;

/** Props of {@link FileUpload}; everything else goes to the root. */
export interface FileUploadProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The file's name. */
  name: string;
  /** 0 to 1. */
  share: number;
  /** Such as "31 of 48 MB". */
  amount: string;
  cancel?: { label: ReactNode; onSelect: () => void };
}

/** A file on its way: 22 ticks and megabytes in words. */
export const FileUpload = ({ name, share, amount, cancel, ...rest }: FileUploadProps) => (
  <Panel {...rest}>
    <div>
      <FileText size={18} strokeWidth={1.75} aria-hidden />
      <b>{name}</b>
      <span>{amount}</span>
      {cancel && (
        <button type="button" onClick={cancel.onSelect}>
          {cancel.label}
        </button>
      )}
    </div>
    <Ticks
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={amount}
    >
      {Array.from({ length: tickCount }, (_, tick) => (
        <i key={tick} data-on={tick < Math.round(share * tickCount) ? '' : undefined} />
      ))}
    </Ticks>
  </Panel>
);

/** Props of {@link FileRefusal}; everything else goes to the root. */
export interface FileRefusalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  name: string;
  /** What is wrong and which formats work. */
  message: ReactNode;
  retry?: { label: ReactNode; onSelect: () => void };
}

/** A file that was not taken, or did not arrive: why, and what works. */
export const FileRefusal = ({ name, message, retry, ...rest }: FileRefusalProps) => (
  <Panel role="alert" data-failed="" {...rest}>
    <div>
      <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
      <b>{name}</b>
      {retry && (
        <button type="button" onClick={retry.onSelect}>
          {retry.label}
        </button>
      )}
    </div>
    <p>{message}</p>
  </Panel>
);
