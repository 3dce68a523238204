import { Check } from 'lucide-react';
import { useId } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { TextLink } from '../Link';
import type { LinkComponent } from '../Link';
import { TeamMark } from '../TeamMark';
import { TeamPoster } from '../TeamPoster';
import { Became, Body, Head, Root, Row, Rows, Winner, WinnerWords } from './SeasonSection.styles';

/** What becomes of teams. */
export const teamFates = ['company', 'sold', 'goesOn', 'ended'] as const;
/** What became of a team. */
export type TeamFate = (typeof teamFates)[number];

/** A team of a season. */
export interface SeasonTeam {
  key: string;
  name: string;
  /** The pitch in one line. */
  line: ReactNode;
  /** Its story; left out where it has published none. */
  href?: string | undefined;
  /** The language of the line where it is not the page's. */
  lang?: string | undefined;
  /** Attributes of its element, which a page's script reads. */
  data?: Readonly<Record<`data-${string}`, string>>;
}

/** A team that did not win, with where it is from and what became of it. */
export interface SeasonTeamRow extends SeasonTeam {
  place?: ReactNode;
  became?: { fate: TeamFate; label: ReactNode } | undefined;
}

/** Props of {@link SeasonSection}; everything else goes to the `<section>`. */
export interface SeasonSectionProps extends HTMLAttributes<HTMLElement> {
  /** Such as "23/24". */
  season: ReactNode;
  /** A line each, such as "1,019 students". */
  facts: readonly string[];
  /** `mark` says what it won, `note` where it is from and what it is today. */
  winner?: (SeasonTeam & { mark: ReactNode; note?: ReactNode }) | undefined;
  teams: readonly SeasonTeamRow[];
  /** A link to those that are not here. */
  more?: { href: string; label: ReactNode } | undefined;
  linkComponent?: LinkComponent;
}

/** A season of the showcase: its number, the winner with its poster, the others as rows. Needs no script. */
export const SeasonSection = (props: SeasonSectionProps) => {
  const { season, facts, winner, teams, more, linkComponent = 'a', ...rest } = props;
  const id = useId();
  const linked = (href: string | undefined) => (href === undefined ? {} : { as: linkComponent, href });
  return (
    <Root aria-labelledby={id} {...rest}>
      <Head>
        <h2 id={id}>{season}</h2>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Head>
      <Body>
        {winner && (
          <Winner {...linked(winner.href)} {...winner.data}>
            <TeamPoster name={winner.name} />
            <WinnerWords>
              <span data-mark="">{winner.mark}</span>
              <b>
                <bdi>{winner.name}</bdi>
              </b>
              <span lang={winner.lang}>{winner.line}</span>
              {winner.note && <small>{winner.note}</small>}
            </WinnerWords>
          </Winner>
        )}
        {teams.length > 0 && (
          <Rows>
            {teams.map(({ key, name, line, href, lang, place, became, data }) => (
              <li key={key} {...data}>
                <Row {...linked(href)}>
                  <TeamMark name={name} size={40} />
                  <span>
                    <b>
                      <bdi>{name}</bdi>
                    </b>
                    <small lang={lang}>{line}</small>
                  </span>
                  <span data-end="">
                    {place && <small>{place}</small>}
                    {became && (
                      <Became data-fate={became.fate}>
                        {became.fate === 'company' && <Check size={15} strokeWidth={1.75} aria-hidden />}
                        {became.label}
                      </Became>
                    )}
                  </span>
                </Row>
              </li>
            ))}
          </Rows>
        )}
        {more && (
          <TextLink variant="arrow" href={more.href} linkComponent={linkComponent}>
            {more.label}
          </TextLink>
        )}
      </Body>
    </Root>
  );
};
