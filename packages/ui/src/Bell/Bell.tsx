import { Bell as BellIcon } from 'lucide-react';
import { useId } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Body, Dot, Head, Panel, Root, Trigger } from './Bell.styles';
import { useBellPanel } from './useBellPanel';

/** Props of {@link Bell}; everything else goes to the root. */
export interface BellProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** How many entries are unread; a dot shows that there are some. */
  unread: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `button` says the number too, such as "Notifications, 3 unread"; `title` heads the panel. */
  labels: { button: string; title: string };
  /** Beside the title, such as "Mark all as read". */
  action?: ReactNode;
  /** What the open panel shows: a {@link BellList}, or why there is none. */
  children?: ReactNode;
}

/** The bell in the header and the panel below it; on phones the panel is as wide as the page. */
export const Bell = (props: BellProps) => {
  const { unread, isOpen, onOpenChange, labels, action, children, ...rest } = props;
  const { root, trigger, panel, handleBlur, handleKeyDown } = useBellPanel(isOpen, onOpenChange);
  const id = useId();
  return (
    <Root ref={root} data-bell="" {...rest} onBlur={handleBlur} onKeyDown={handleKeyDown}>
      <Trigger
        ref={trigger}
        type="button"
        aria-label={labels.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onOpenChange(!isOpen)}
      >
        <BellIcon size={20} strokeWidth={1.75} aria-hidden />
        {unread > 0 && <Dot />}
      </Trigger>
      {isOpen && (
        <Panel ref={panel} id={id} role="dialog" aria-label={labels.title}>
          <Head>
            <b>{labels.title}</b>
            {action}
          </Head>
          <Body>{children}</Body>
        </Panel>
      )}
    </Root>
  );
};
