import { isValidElement } from 'react';

const isPlain = (value: unknown): boolean => {
  if (typeof value === 'function' || isValidElement(value)) return false;
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain);
};

interface Context<ArgType> {
  argTypes: Record<string, ArgType>;
  initialArgs: Record<string, unknown>;
}

/**
 * Takes the control from props that hold elements or functions: it would show React's internals. For Storybook's
 * `argTypesEnhancers`.
 */
export const plainControls = <ArgType extends object>({ argTypes, initialArgs }: Context<ArgType>) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isShown = name !== 'linkComponent' && isPlain(initialArgs[name]);
      return [name, isShown ? argType : { ...argType, control: false as const }];
    }),
  );
