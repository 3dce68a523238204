import { useId } from 'react';
import type { ComponentType, ImgHTMLAttributes, ReactNode } from 'react';
import { Avatar } from '../Avatar';
import type { AvatarPerson } from '../Avatar';
import { TextLink } from '../Link';
import type { LinkComponent } from '../Link';
import { Body, Figures, Pairs, People, Pictures, Quotes, SectionHead } from './StoryParts.styles';
import type { StoryFact } from './StoryHead';

/** Somebody who is named in a story; nobody's face is shown. */
export interface StoryPerson extends Pick<AvatarPerson, 'firstName' | 'lastName'> {
  key: string;
  name: ReactNode;
  role?: ReactNode;
}

/** What somebody said, such as a juror or a customer. */
export interface StoryQuote {
  key: string;
  /** With its quotation marks. */
  text: ReactNode;
  /** Who said it. */
  by?: ReactNode;
  lang?: string | undefined;
}

/** A picture of the team's own. */
export interface StoryPicture {
  key: string;
  src: string;
  alt: string;
  /** px of the file, so that its place is kept. */
  width: number;
  height: number;
  caption?: ReactNode;
  lang?: string | undefined;
}

/** What draws a picture in place of `<img>`, where its bytes have to be fetched first. */
export type StoryPictureComponent = 'img' | ComponentType<ImgHTMLAttributes<HTMLImageElement>>;

/** What became of the team: a paragraph, some numbers, and where to find them. */
export interface StoryToday {
  text?: ReactNode;
  figures?: readonly StoryFact[];
  link?: { href: string; label: ReactNode } | undefined;
}

interface StorySectionProps {
  title: ReactNode;
  /** Right of the title. */
  aside?: ReactNode;
  level: 2 | 3;
  /** Beside the main column, where titles are smaller. */
  isSmall?: boolean;
  children: ReactNode;
}

/** A part of a story on a hairline. */
export const StorySection = ({ title, aside, level, isSmall, children }: StorySectionProps) => {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <section aria-labelledby={id}>
      <SectionHead data-small={isSmall ? '' : undefined}>
        <Title id={id}>{title}</Title>
        {aside && <span>{aside}</span>}
      </SectionHead>
      {children}
    </section>
  );
};

interface TodayProps extends StoryToday {
  lang?: string | undefined;
  linkComponent?: LinkComponent | undefined;
}

export const Today = ({ text, figures = [], link, lang, linkComponent = 'a' }: TodayProps) => (
  <Body>
    {text && <p lang={lang}>{text}</p>}
    {figures.length > 0 && (
      <Pairs lang={lang}>
        {figures.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Pairs>
    )}
    {link && (
      <TextLink variant="arrow" href={link.href} linkComponent={linkComponent}>
        {link.label}
      </TextLink>
    )}
  </Body>
);

export const StoryPeople = ({ people }: { people: readonly StoryPerson[] }) => (
  <People>
    {people.map(({ key, name, role, firstName, lastName }) => (
      <li key={key}>
        <Avatar size={40} firstName={firstName} lastName={lastName} />
        <div>
          <b>
            <bdi>{name}</bdi>
          </b>
          {role && <span>{role}</span>}
        </div>
      </li>
    ))}
  </People>
);

export const StoryQuotes = ({ quotes }: { quotes: readonly StoryQuote[] }) => (
  <Quotes>
    {quotes.map(({ key, text, by, lang }) => (
      <li key={key}>
        <blockquote lang={lang}>{text}</blockquote>
        {by && <span>{by}</span>}
      </li>
    ))}
  </Quotes>
);

interface PicturesProps {
  pictures: readonly StoryPicture[];
  pictureComponent?: StoryPictureComponent | undefined;
}

export const StoryPictures = ({ pictures, pictureComponent: Picture = 'img' }: PicturesProps) => (
  <Pictures>
    {pictures.map(({ key, src, alt, width, height, caption, lang }) => (
      <li key={key}>
        <Figures>
          <Picture {...{ src, alt, width, height, lang }} loading="lazy" decoding="async" />
          {caption && <figcaption lang={lang}>{caption}</figcaption>}
        </Figures>
      </li>
    ))}
  </Pictures>
);
