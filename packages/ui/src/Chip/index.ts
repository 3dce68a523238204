export { Chip, ChipRow, FilterTag, Tag, tagTones } from './Chip';
export type { ChipProps, FilterTagProps, TagProps } from './Chip';
