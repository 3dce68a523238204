import { useId } from 'react';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { scaleSteps, type ScaleStep } from './scaleSteps';
import { Chosen, Question, Root, Step, Steps } from './StepScale.styles';

/** Props of {@link StepScale}; everything else goes to the `<fieldset>`. */
export interface StepScaleProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'name' | 'onChange'> {
  /** The criterion. */
  name: ReactNode;
  question: ReactNode;
  /** How much it counts, such as "counts 30 %". */
  weight: ReactNode;
  /** What each step stands for, lowest first. */
  anchors: readonly [string, string, string, string, string];
  value: ScaleStep | null;
  /** `isNumberKey` says that a number was pressed: then the caller may go on to the next criterion. */
  onChoose: (step: ScaleStep, isNumberKey: boolean) => void;
  /** Stands in place of the chosen anchor while there is none, such as "Pick a step to read what it stands for." */
  hint: ReactNode;
  /** It is the one to fill in next. */
  isNext?: boolean;
  isReadOnly?: boolean;
}

const fillOf = (step: ScaleStep, value: ScaleStep | null) =>
  value === null || step > value ? undefined : step === value ? 'chosen' : 'under';

/** One criterion of a score sheet: five radio buttons as growing bars. The keys 1 to 5 choose while the focus is in it. */
export const StepScale = (props: StepScaleProps) => {
  const { name, question, weight, anchors, value, onChoose, hint, isNext, isReadOnly, ...rest } = props;
  const id = useId();
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = scaleSteps.find((one) => String(one) === event.key);
    if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onChoose(step, true);
  };
  return (
    <Root aria-describedby={`${id}-question`} data-next={isNext ? '' : undefined} {...rest}>
      <legend>
        <b>{name}</b> <span>{weight}</span>
      </legend>
      <Question id={`${id}-question`}>{question}</Question>
      <Steps>
        {scaleSteps.map((step) => (
          <Step key={step} data-fill={fillOf(step, value)}>
            <input
              type="radio"
              name={id}
              value={step}
              checked={step === value}
              disabled={isReadOnly}
              onChange={() => onChoose(step, false)}
              onKeyDown={handleKeyDown}
            />
            <i />
            <b>{step}</b>
            <span>{anchors[step - 1]}</span>
          </Step>
        ))}
      </Steps>
      <Chosen aria-hidden data-empty={value === null ? '' : undefined}>
        {value === null ? (
          hint
        ) : (
          <>
            <b>{value}</b>
            {anchors[value - 1]}
          </>
        )}
      </Chosen>
    </Root>
  );
};
