import { Eye, EyeOff, Search } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useFieldControl } from '../Field';
import { Box, Control, InnerButton, LeadingIcon } from './Input.styles';

/** Props of {@link Input}: those of an `<input>`. */
export type InputProps = ComponentProps<'input'>;

/** One line of text; takes id, description and error from the {@link Field} around it. */
export const Input = (props: InputProps) => <Control type="text" {...useFieldControl()} {...props} />;

/** Props of {@link PasswordInput}: those of an `<input>` and the two words of its eye. */
export interface PasswordInputProps extends Omit<InputProps, 'type'> {
  labels: { show: string; hide: string };
}

/** A password that can be shown. Give `autoComplete` (`current-password` or `new-password`). */
export const PasswordInput = ({ labels, ...rest }: PasswordInputProps) => {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Box data-trailing="">
      <Control
        spellCheck={false}
        autoCapitalize="none"
        {...useFieldControl()}
        {...rest}
        type={isShown ? 'text' : 'password'}
      />
      <InnerButton
        type="button"
        aria-label={isShown ? labels.hide : labels.show}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </InnerButton>
    </Box>
  );
};

/** Props of {@link SearchInput}: those of an `<input>`; give `aria-label` outside a field. */
export type SearchInputProps = Omit<InputProps, 'type'>;

/** A search box with its magnifying glass. */
export const SearchInput = (props: SearchInputProps) => (
  <Box data-leading="">
    <LeadingIcon>
      <Search size={18} strokeWidth={1.75} aria-hidden />
    </LeadingIcon>
    <Control type="search" {...useFieldControl()} {...props} />
  </Box>
);
