import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useFieldControl } from '../Field';
import { controlLook } from '../Input/control.styles';

const Control = styled.textarea`
  ${controlLook}
  display: block;
  height: auto;
  min-height: 104px;
  padding: 10px 13px;
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
`;

const grow = (area: HTMLTextAreaElement) => {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + 2}px`;
};

/** Props of {@link Textarea}: those of a `<textarea>`. */
export type TextareaProps = Omit<ComponentProps<'textarea'>, 'ref'>;

/** Several lines of text; at least 104 px tall, and it grows with what is written. */
export const Textarea = ({ onInput, ...rest }: TextareaProps) => {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (area.current) grow(area.current);
  }, [rest.value]);
  return (
    <Control
      ref={area}
      {...useFieldControl()}
      {...rest}
      onInput={(event) => {
        grow(event.currentTarget);
        onInput?.(event);
      }}
    />
  );
};
