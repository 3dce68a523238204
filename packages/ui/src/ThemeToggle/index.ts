export { ThemeToggle } from './ThemeToggle';
export type { ThemeLabels, ThemeToggleProps } from './ThemeToggle';
