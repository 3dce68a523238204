export { Chip, ChipRow, Tag, tagTones } from './Chip';
export type { ChipProps, TagProps } from './Chip';
