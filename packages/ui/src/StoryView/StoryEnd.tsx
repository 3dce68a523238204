import type { ReactNode } from 'react';
import type { LinkComponent } from '../Link';
import { TeamMark } from '../TeamMark';
import { Others, Share } from './StoryEnd.styles';

/** Props of {@link StoryEnd}. */
export interface StoryEndProps {
  /** The picture that stands for the page elsewhere (an `<img>` of 1200 × 630), one sentence, and links or buttons. */
  share?: { title: ReactNode; picture: ReactNode; text: ReactNode; actions?: ReactNode } | undefined;
  /** The ways to other teams' stories. */
  others?:
    | { label: string; items: readonly { key: string; href: string; label: ReactNode; name: string }[] }
    | undefined;
  level: 2 | 3;
  linkComponent?: LinkComponent;
}

/** The end of a story: its picture to pass on, and the ways to other stories. */
export const StoryEnd = ({ share, others, level, linkComponent: Link = 'a' }: StoryEndProps) => {
  const Title = `h${level}` as const;
  return (
    <>
      {share && (
        <Share>
          {share.picture}
          <div>
            <Title>{share.title}</Title>
            <p>{share.text}</p>
            {share.actions && <div>{share.actions}</div>}
          </div>
        </Share>
      )}
      {others && others.items.length > 0 && (
        <Others aria-label={others.label}>
          {others.items.map(({ key, href, label, name }) => (
            <Link key={key} href={href}>
              <small>{label}</small>
              <span>
                <TeamMark name={name} size={28} />
                <bdi>{name}</bdi>
              </span>
            </Link>
          ))}
        </Others>
      )}
    </>
  );
};
