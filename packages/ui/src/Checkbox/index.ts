export { Checkbox, Radio } from './Checkbox';
export type { CheckboxProps } from './Checkbox';
