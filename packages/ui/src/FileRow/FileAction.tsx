import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useRef } from 'react';
import { styled } from 'styled-components';

const Root = styled.button`
  min-height: 32px;
  font-size: 0.875rem;
  white-space: nowrap;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  &:hover {
    text-decoration-color: var(--color-accent);
    text-decoration-thickness: 2px;
  }
  @media (pointer: coarse), (width < 62em) {
    min-height: 44px;
  }
`;

/** Props of {@link FileAction}; everything else goes to the `<button>`. */
export interface FileActionProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
}

/** Something to do with a file, in one word. */
export const FileAction = (props: FileActionProps) => <Root type="button" {...props} />;

/** Props of {@link ChooseFile}; everything else goes to the `<button>`. */
export interface ChooseFileProps extends FileActionProps {
  /** As the attribute of an `<input>`. */
  accept?: string;
  onFile: (file: File) => void;
}

/** An action that asks for a file first: another one in the place of this one, or the same once more. */
export const ChooseFile = ({ accept, onFile, ...rest }: ChooseFileProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again after an error.
          target.value = '';
        }}
      />
      <FileAction {...rest} onClick={() => input.current?.click()} />
    </>
  );
};
