import type { HTMLAttributes, LiHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../Avatar';
import type { AvatarPerson } from '../Avatar';
import { OpenPlace } from '../AvatarStack';

/** People of a team under each other, then its open places. */
export const MemberList = styled.ul``;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 66px;
  padding: 11px 0;
  border-bottom: 1px solid var(--color-line);
  line-height: 1.35;
  & > div:nth-child(2) {
    display: grid;
    gap: 1px;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--color-ink-muted);
    font-size: 0.8125rem;
  }
`;

/** Props of {@link MemberRow}; everything else goes to the `<li>`. */
export interface MemberRowProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'about'> {
  person: AvatarPerson;
  name: ReactNode;
  /** After the name, such as "you". */
  note?: ReactNode;
  /** Subject, what they do in the team. */
  about?: ReactNode;
  /** A menu or one small action. */
  action?: ReactNode;
}

/** Somebody in a team; put it in a {@link MemberList}. */
export const MemberRow = ({ person, name, note, about, action, ...rest }: MemberRowProps) => (
  <Row {...rest}>
    <Avatar {...person} size={40} />
    <div>
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        {note}
      </span>
      {about && <p>{about}</p>}
    </div>
    {action}
  </Row>
);

/** Props of {@link PlaceRow}; everything else goes to the `<li>`. */
export interface PlaceRowProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'title' | 'about'> {
  /** Such as "2 places open". */
  title: ReactNode;
  about?: ReactNode;
  action?: ReactNode;
}

/** The places of a team that nobody has taken; put it last in a {@link MemberList}. */
export const PlaceRow = ({ title, about, action, ...rest }: PlaceRowProps) => (
  <Row {...rest}>
    <OpenPlace size={40} />
    <div>
      <b>{title}</b>
      {about && <p>{about}</p>}
    </div>
    {action}
  </Row>
);

const Request = styled.li`
  display: grid;
  gap: 12px;
  padding: 16px 0;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  line-height: 1.35;
  font-size: 0.9375rem;
  p {
    color: var(--color-ink-muted);
    font-size: 0.8125rem;
  }
`;

const Message = styled.p`
  font-size: 0.9375rem;
  line-height: 1.45;
  white-space: pre-line;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  justify-content: space-between;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  /* Without a border its word stands where the words above it begin. */
  & > div:has(> [data-variant='ghost']:first-child) {
    margin-left: -11px;
  }
  & > p {
    color: var(--color-ink-muted);
    font-size: 0.8125rem;
  }
`;

/** Props of {@link RequestRow}; everything else goes to the `<li>`. */
export interface RequestRowProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'about'> {
  /** An avatar or a team's mark, 40 px. */
  picture: ReactNode;
  name: ReactNode;
  about?: ReactNode;
  /** What they wrote, in quotes. */
  message?: ReactNode;
  /** Answers, the positive one first. */
  actions?: ReactNode;
  /** When it was asked and until when it stands. */
  when?: ReactNode;
}

/** Somebody who asks, or is asked; put it in a list. */
export const RequestRow = (props: RequestRowProps) => {
  const { picture, name, about, message, actions, when, ...rest } = props;
  return (
    <Request {...rest}>
      <Top>
        {picture}
        <div>
          <b>
            <bdi>{name}</bdi>
          </b>
          {about && <p>{about}</p>}
        </div>
      </Top>
      {message && <Message dir="auto">{message}</Message>}
      {(actions || when) && (
        <Foot>
          {actions && <div>{actions}</div>}
          {when && <p>{when}</p>}
        </Foot>
      )}
    </Request>
  );
};

/** Requests under each other. */
export const RequestList = (props: HTMLAttributes<HTMLUListElement>) => <ul {...props} />;
