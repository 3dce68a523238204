import { X } from 'lucide-react';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { Text } from '../Text';
import { Actions, Body, Head, CloseButton, Root } from './Dialog.styles';
import { useModal } from './useModal';

/** Props of {@link Dialog}; everything else goes to the `<dialog>`. */
export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  isOpen: boolean;
  /** Esc, the scrim and the close button ask for this. */
  onClose: () => void;
  /** The one question it asks. */
  title: ReactNode;
  /** Verb buttons, the safe one first. */
  actions?: ReactNode;
  /** Names the close button; without it there is none. */
  closeLabel?: string;
}

/** A modal question: 480 px wide, a bottom sheet below 48em. Focus goes in and comes back by itself. */
export const Dialog = ({ isOpen, onClose, title, actions, closeLabel, children, ...rest }: DialogProps) => {
  const titleId = useId();
  const modal = useModal(isOpen, onClose);
  return (
    <Root aria-labelledby={titleId} {...rest} {...modal}>
      {isOpen && (
        <Body>
          <Head>
            <Text as="h2" step="h2" id={titleId}>
              {title}
            </Text>
            {closeLabel && (
              <CloseButton type="button" aria-label={closeLabel} onClick={onClose}>
                <X size={18} strokeWidth={1.75} aria-hidden />
              </CloseButton>
            )}
          </Head>
          <div>{children}</div>
          {actions && <Actions>{actions}</Actions>}
        </Body>
      )}
    </Root>
  );
};
