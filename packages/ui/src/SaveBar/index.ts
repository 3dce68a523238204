export { AutosaveBar } from './AutosaveBar';
export type { AutosaveBarProps, AutosaveState } from './AutosaveBar';
export { SaveBar } from './SaveBar';
export type { SaveBarProps } from './SaveBar';
