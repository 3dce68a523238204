import { Archive, Clapperboard, FileText, Image, Sheet } from 'lucide-react';
import type { LiHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

/** What a file is, by its mark. */
export const fileKinds = ['text', 'image', 'film', 'sheet', 'archive'] as const;
/** A kind of file. */
export type FileKind = (typeof fileKinds)[number];

const icons = { text: FileText, image: Image, film: Clapperboard, sheet: Sheet, archive: Archive };

/** Files under each other. */
export const FileRows = styled.ul`
  border-top: 1px solid var(--color-line);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 12px;
  align-items: center;
  min-height: 58px;
  padding: 9px 0;
  border-bottom: 1px solid var(--color-line);
  font-size: 0.9375rem;
  line-height: 1.35;
  & > svg {
    align-self: start;
    margin-top: 11px;
    color: var(--color-ink-muted);
  }
  b {
    overflow-wrap: anywhere;
  }
  p {
    color: var(--color-ink-muted);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
`;

// What can be done goes below the details where both have no room side by side.
const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: center;
  & > :first-child {
    flex: 1 1 13rem;
    min-width: 0;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: center;
`;

const Below = styled.div`
  grid-column: 1 / -1;
  padding: 8px 0 6px;
`;

/** Props of {@link FileRow}; everything else goes to the `<li>`. */
export interface FileRowProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'about'> {
  kind: FileKind;
  /** The file's name; a link where it opens. */
  name: ReactNode;
  /** Size, who, when. */
  about?: ReactNode;
  /** Such as Replace: links and {@link FileAction}s. */
  actions?: ReactNode;
  /** What stands below it: a film. */
  children?: ReactNode;
}

/** A file that has arrived; put it in {@link FileRows}. Names keep their own direction. */
export const FileRow = ({ kind, name, about, actions, children, ...rest }: FileRowProps) => {
  const Icon = icons[kind];
  return (
    <Row {...rest}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      <Content>
        <div>
          <b>
            <bdi>{name}</bdi>
          </b>
          {about && <p>{about}</p>}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Content>
      {children && <Below>{children}</Below>}
    </Row>
  );
};
