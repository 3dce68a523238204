import { CircleAlert, FileText } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Panel, Ticks } from './FileDrop.styles';

const tickCount = 22;

/** Props of {@link FileUpload}; everything else goes to the root. */
export interface FileUploadProps extends HTMLAttributes<HTMLDivElement> {
  /** The file's name. */
  name: string;
  /** 0 to 1. */
  share: number;
  /** Such as "31 of 48 MB". */
  amount: string;
  /** What becomes of it, or why it waits. */
  note?: ReactNode;
  cancel?: { label: ReactNode; onSelect: () => void };
  /** Anything else to do, such as choosing the file again. */
  children?: ReactNode;
}

/** A file on its way: 22 ticks and megabytes in words. */
export const FileUpload = ({ name, share, amount, note, cancel, children, ...rest }: FileUploadProps) => (
  <Panel {...rest}>
    <div>
      <FileText size={18} strokeWidth={1.75} aria-hidden />
      <b>
        <bdi>{name}</bdi>
      </b>
      <span>{amount}</span>
      {children}
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
    {note && <p>{note}</p>}
  </Panel>
);

/** Props of {@link FileRefusal}; everything else goes to the root. */
export interface FileRefusalProps extends HTMLAttributes<HTMLDivElement> {
  name: string;
  /** What is wrong and which formats work. */
  message: ReactNode;
  retry?: { label: ReactNode; onSelect: () => void };
  /** Takes the message away. */
  dismiss?: { label: ReactNode; onSelect: () => void };
  /** Anything else to do, such as choosing a file. */
  children?: ReactNode;
}

/** A file that was not taken, or did not arrive: why, and what works. */
export const FileRefusal = (props: FileRefusalProps) => {
  const { name, message, retry, dismiss, children, ...rest } = props;
  return (
    <Panel role="alert" data-failed="" {...rest}>
      <div>
        <CircleAlert size={18} strokeWidth={1.75} aria-hidden />
        <b>
          <bdi>{name}</bdi>
        </b>
        {children}
        {[retry, dismiss].map(
          (action, index) =>
            action && (
              // Which of the two it is does not change.
              <button key={index} type="button" onClick={action.onSelect}>
                {action.label}
              </button>
            ),
        )}
      </div>
      <p>{message}</p>
    </Panel>
  );
};
