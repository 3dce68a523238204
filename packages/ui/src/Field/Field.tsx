import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { Aside, Group, Help, LabelRow, Problem, Root } from './Field.styles';
import { FieldContext } from './FieldContext';

interface Words {
  label: ReactNode;
  /** A hint below the control. */
  help?: ReactNode;
  /** Replaces the help: one sentence that says how to fix it. */
  error?: ReactNode;
  /** Shown right of the label, such as "optional" or "46 of 240". */
  aside?: ReactNode;
}

/** Props of {@link Field}; everything else goes to the root. */
export interface FieldProps extends Words, HTMLAttributes<HTMLDivElement> {
  /** The control's id; made up when left out. */
  controlId?: string;
}

const FieldMessage = ({ id, help, error }: Pick<Words, 'help' | 'error'> & { id: string }) => {
  if (error) {
    return (
      <Problem id={id} data-field-error="">
        <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
        <span>{error}</span>
      </Problem>
    );
  }
  return help ? <Help id={id}>{help}</Help> : null;
};

/** A label, a control ({@link Input}, {@link Select}, {@link Textarea}, …) and help or error, tied together. */
export const Field = ({ label, help, error, aside, controlId, children, ...rest }: FieldProps) => {
  const ownId = useId();
  const id = controlId ?? ownId;
  const messageId = `${id}-message`;
  const control = { id, describedBy: error || help ? messageId : undefined, isInvalid: Boolean(error) };
  return (
    <Root data-invalid={error ? '' : undefined} {...rest}>
      <LabelRow>
        <label htmlFor={id}>{label}</label>
        {aside && <Aside>{aside}</Aside>}
      </LabelRow>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldMessage id={messageId} help={help} error={error} />
    </Root>
  );
};

/** Props of {@link FieldGroup}; everything else goes to the `<fieldset>`. */
export interface FieldGroupProps extends Words, HTMLAttributes<HTMLFieldSetElement> {}

/** One question answered by several controls: chips, checkboxes, choices. */
export const FieldGroup = ({ label, help, error, aside, children, ...rest }: FieldGroupProps) => {
  const id = useId();
  return (
    <Group aria-describedby={error || help ? id : undefined} data-invalid={error ? '' : undefined} {...rest}>
      <legend>
        <LabelRow as="span">
          <b>{label}</b>
          {aside && <Aside>{aside}</Aside>}
        </LabelRow>
      </legend>
      {children}
      <FieldMessage id={id} help={help} error={error} />
    </Group>
  );
};
