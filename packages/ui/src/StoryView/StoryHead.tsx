import type { ReactNode } from 'react';
import type { LinkComponent } from '../Link';
import { TeamPoster } from '../TeamPoster';
import { Art, Crumb, Facts, Head, Words } from './StoryHead.styles';

/** A fact in few words, such as City: Kiel. */
export interface StoryFact {
  key: string;
  label: ReactNode;
  value: ReactNode;
}

/** Props of {@link StoryHead}. */
export interface StoryHeadProps {
  /** The team's name; its poster follows from it. */
  name: string;
  /** The pitch, and how it ended, such as "Rope spun from fishing nets. Won season 23/24." */
  lead: ReactNode;
  facts: readonly StoryFact[];
  /** A link to the list. */
  back?: { href: string; label: ReactNode } | undefined;
  /** The language of the team's words where it is not the page's. */
  lang?: string | undefined;
  /** Of the team's name as a heading. */
  level: 1 | 2;
  linkComponent?: LinkComponent;
}

/** The top of a story: name, pitch and facts beside the team's poster. */
export const StoryHead = (props: StoryHeadProps) => {
  const { name, lead, facts, back, lang, level, linkComponent: Link = 'a' } = props;
  const Title = `h${level}` as const;
  return (
    <Head>
      {back && (
        <Crumb>
          <Link href={back.href}>
            <span aria-hidden>‹</span>
            {back.label}
          </Link>
        </Crumb>
      )}
      <Words data-level={level}>
        <Title lang={lang}>
          <bdi>{name}</bdi>
        </Title>
        <p lang={lang} dir="auto">
          {lead}
        </p>
        <Facts>
          {facts.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Words>
      <Art>
        <TeamPoster name={name} />
      </Art>
    </Head>
  );
};
