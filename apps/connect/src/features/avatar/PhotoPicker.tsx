import { Button, media, Text } from '@grow/ui';
import { useRef, useState, type ChangeEvent, type DragEvent, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { m } from '../../paraglide/messages';

const Drop = styled.div`
  display: grid;
  gap: 16px;
  &[data-over] {
    outline: 2px solid var(--color-accent);
    outline-offset: 8px;
    border-radius: var(--radius-md);
    background: var(--color-accent-tint);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${media.sm} {
    gap: 10px;
  }
`;

type PhotoPickerProps = {
  /** What stands above the buttons: the photo, or the picture that is being cut. */
  children: ReactNode;
  chooseLabel: string;
  isReading: boolean;
  isDisabled: boolean;
  onChoose: (file: File) => void;
  chooseRef: RefObject<HTMLButtonElement | null>;
  /** A button before the one that chooses, and others after it. */
  first?: ReactNode;
  rest?: ReactNode;
};

/** Takes a file from a dialog, or dropped anywhere on it. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { children, chooseLabel, isReading, isDisabled, onChoose, chooseRef, first, rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (file) onChoose(file);
  };
  const handleDragOver = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isDisabled) onChoose(file);
  };
  return (
    <Drop
      data-photo-drop=""
      data-over={isOver ? '' : undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      {children}
      <Actions>
        {first}
        <Button
          key="choose"
          ref={chooseRef}
          size="sm"
          isBusy={isReading}
          busyLabel={m.photo_reading()}
          // Not `disabled`: it takes the focus of the button that was pressed, before the change is through.
          {...(isDisabled ? { 'aria-disabled': true } : {})}
          onClick={() => input.current?.click()}
        >
          {chooseLabel}
        </Button>
        {rest}
      </Actions>
      <input ref={input} type="file" accept="image/*,.heic,.heif" hidden onChange={handleChange} />
    </Drop>
  );
}

/** What works as a photo. */
export function PhotoKinds({ megabytes }: { megabytes: number }) {
  return (
    <Text step="small" tone="muted">
      {m.photo_drop()} {m.photo_kinds({ size: megabytes })}
    </Text>
  );
}
