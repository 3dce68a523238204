export { useDialogAddress, type DialogAddress } from './useDialogAddress';
