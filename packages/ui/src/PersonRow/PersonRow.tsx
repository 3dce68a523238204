import type { LiHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar';
import type { AvatarPerson } from '../Avatar';
import { Tag } from '../Chip';
import type { LinkComponent } from '../Link';
import { fingerReach } from '../Link/fingerReach';

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  padding: 14px 0;
  border-bottom: 1px solid var(--color-line);
  line-height: 1.35;
  & > div {
    display: grid;
    gap: 1px;
    justify-items: start;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  b > a {
    ${fingerReach}
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
    text-decoration-color: var(--color-accent);
  }
  p {
    font-size: 0.8125rem;
  }
  [data-about] {
    color: var(--color-ink-muted);
  }
  [data-reason] {
    margin-top: 6px;
    font-weight: 560;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 5px;
    margin-top: 6px;
  }
  /* Beside the action of a narrow row a long skill takes two lines. */
  ul [data-size='sm'] {
    height: auto;
    min-height: 22px;
    padding-block: 1px;
    white-space: normal;
  }
`;

/** People under each other. */
export const PersonList = styled.ul``;

/** Props of {@link PersonRow}; everything else goes to the `<li>`. */
export interface PersonRowProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'about'> {
  person: AvatarPerson;
  name: ReactNode;
  /** Without it the name is no link. */
  href?: string;
  linkComponent?: LinkComponent;
  /** Subject and city. */
  about?: ReactNode;
  /** What the person looks for, in one line. */
  wish?: ReactNode;
  skills?: readonly { key: string; name: ReactNode }[];
  /** Why the person fits, such as "Has Law, your team needs it". */
  reason?: ReactNode;
  /** One small action. */
  action?: ReactNode;
}

/** A person in a list; put it in a {@link PersonList}. */
export const PersonRow = (props: PersonRowProps) => {
  const { person, name, href, linkComponent: Link = 'a', about, wish, ...others } = props;
  const { skills = [], reason, action, ...rest } = others;
  return (
    <Root {...rest}>
      <Avatar {...person} size={40} />
      <div>
        <b>{href ? <Link href={href}>{name}</Link> : name}</b>
        {about && <p data-about="">{about}</p>}
        {wish && <p>{wish}</p>}
        {skills.length > 0 && (
          <ul>
            {skills.map(({ key, name: skill }) => (
              <li key={key}>
                <Tag size="sm">{skill}</Tag>
              </li>
            ))}
          </ul>
        )}
        {reason && <p data-reason="">{reason}</p>}
      </div>
      {action}
    </Root>
  );
};
