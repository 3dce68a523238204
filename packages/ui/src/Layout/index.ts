export { FieldGrid, PageHeader, Section, Split, Wrap } from './Layout';
export type { PageHeaderProps, SectionProps } from './Layout';
