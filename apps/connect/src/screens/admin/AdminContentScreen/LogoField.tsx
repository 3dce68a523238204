import { maxImageBytes, toAppError, type AppError } from '@grow/core';
import { Button, FieldGroup } from '@grow/ui';
import { useRef, useState, type ChangeEvent } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../../shared/failure';
import { readLogo } from '../../../features/content';
import { m } from '../../../paraglide/messages';

const MEGABYTE = 1024 * 1024;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type LogoFieldProps = { logo: string; onLogo: (logo: string) => void };

/** Chooses a logo from a file, which is made small here; a file that cannot be taken leaves the one before. */
export function LogoField({ logo, onLogo }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<AppError>();

  const read = async (file: File) => {
    setFailure(undefined);
    setReading(true);
    try {
      onLogo(await readLogo(file));
    } catch (error) {
      setFailure(toAppError(error));
    } finally {
      setReading(false);
    }
  };
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (file) void read(file);
  };
  const handleRemove = () => {
    onLogo('');
    // The button that was pressed is gone.
    chooseButton.current?.focus();
  };
  return (
    <FieldGroup
      label={m.content_logo()}
      aside={m.optional()}
      help={m.content_logo_help({ size: maxImageBytes / MEGABYTE })}
    >
      <Actions>
        <Button
          ref={chooseButton}
          size="sm"
          isBusy={isReading}
          busyLabel={m.photo_reading()}
          onClick={() => input.current?.click()}
        >
          {logo ? m.content_logo_other() : m.content_logo_choose()}
        </Button>
        {logo && (
          <Button size="sm" variant="ghost" onClick={handleRemove}>
            {m.content_logo_remove()}
          </Button>
        )}
      </Actions>
      <input ref={input} type="file" accept="image/*" hidden onChange={handleChange} />
      <FormFailure failure={failure} />
    </FieldGroup>
  );
}
