import { X } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { CloseButton } from '../Dialog/Dialog.styles';
import { useModal } from '../Dialog/useModal';
import { Text } from '../Text';
import { Body, Foot, Frame, Head, Root } from './Drawer.styles';

/** Props of {@link Drawer}; everything else goes to the `<dialog>`. */
export interface DrawerProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose' | 'ref'> {
  isOpen: boolean;
  /** Esc, the scrim and the close button ask for this. */
  onClose: () => void;
  title: ReactNode;
  /** Names the close button. */
  closeLabel: string;
  /** Stays at the lower edge: the button that saves. */
  actions?: ReactNode;
}

/** A form beside the page: 440 px from the right, a bottom sheet below 48em. Focus goes in and comes back by itself. */
export const Drawer = ({ isOpen, onClose, title, closeLabel, actions, children, ...rest }: DrawerProps) => {
  const titleId = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <Root aria-labelledby={titleId} {...rest} {...modal}>
      {isOpen && (
        <Frame>
          <Head>
            <Text as="h2" step="h2" id={titleId}>
              {title}
            </Text>
            <CloseButton type="button" aria-label={closeLabel} onClick={onClose}>
              <X size={18} strokeWidth={1.75} aria-hidden />
            </CloseButton>
          </Head>
          <Body>{children}</Body>
          {actions && <Foot data-bottom-bar="">{actions}</Foot>}
        </Frame>
      )}
    </Root>
  );
};
