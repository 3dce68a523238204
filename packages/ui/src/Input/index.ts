export { Input, PasswordInput, SearchInput } from './Input';
export type { InputProps, PasswordInputProps, SearchInputProps } from './Input';
