import type { HTMLAttributes } from 'react';
import type { WeekState } from '../geometry/weekStates';
import { StaticGrowthLine } from '../GrowthLine';
import { Split } from '../Layout';
import type { LinkComponent } from '../Link';
import { StoryChart } from './StoryChart';
import type { StoryTraction, Titled } from './StoryChart';
import { StoryHead } from './StoryHead';
import type { StoryHeadProps } from './StoryHead';
import { StoryPeople, StoryPictures, StoryQuotes, StorySection, Today } from './StoryParts';
import type { StoryPerson, StoryPicture, StoryPictureComponent, StoryQuote, StoryToday } from './StoryParts';
import { StoryEnd } from './StoryEnd';
import type { StoryEndProps } from './StoryEnd';
import { Aside, Root } from './StoryView.styles';
import { StoryWeeks } from './StoryWeeks';
import type { StoryWeek } from './StoryWeeks';

/** Props of {@link StoryView}; everything else goes to the root. Parts that are left out are not shown. */
export interface StoryViewProps
  extends
    Omit<HTMLAttributes<HTMLElement>, 'lang'>,
    Omit<StoryHeadProps, 'level'>,
    Omit<StoryEndProps, 'level'> {
  /** Of the team's name as a heading: 1 heads the page, 2 stands in a page of its own heading. */
  level?: 1 | 2;
  growthLine: {
    /** Says the line in words, such as "All eleven weeks accepted". */
    label: string;
    /** One state a week; all accepted unless said. */
    states?: readonly WeekState[] | undefined;
    /** Eleven names. */
    verbs: readonly string[];
  };
  weeks: Titled & { items: readonly StoryWeek[] };
  today?: (Titled & StoryToday) | undefined;
  people?: (Titled & { items: readonly StoryPerson[] }) | undefined;
  /** One list for each sort of quote: of the jury, of customers. */
  quotes?: readonly (Titled & { key: string; items: readonly StoryQuote[] })[];
  traction?: StoryTraction | undefined;
  pictures?: (Titled & { items: readonly StoryPicture[] }) | undefined;
  linkComponent?: LinkComponent;
  /** `img` unless said: draws a picture whose bytes have to be fetched first. */
  pictureComponent?: StoryPictureComponent | undefined;
}

const allAccepted: readonly WeekState[] = Array.from({ length: 11 }, () => 'accepted');

/**
 * One team's public story. It fills its container (put it in a `Wrap`), needs no script and writes no style attribute,
 * so a prerendered page shows it as it is.
 */
export const StoryView = (props: StoryViewProps) => {
  const { name, lead, facts, back, lang, level = 1, growthLine, weeks, today, people, ...more } = props;
  const {
    quotes = [],
    traction,
    pictures,
    share,
    others: links,
    linkComponent,
    pictureComponent,
    ...rest
  } = more;
  const Link = linkComponent ?? 'a';
  const below = level === 1 ? 2 : 3;
  return (
    <Root {...rest}>
      <StoryHead {...{ name, lead, facts, back, lang, level }} linkComponent={Link} />
      <StaticGrowthLine
        size="low"
        day={null}
        label={growthLine.label}
        verbs={growthLine.verbs}
        states={growthLine.states ?? allAccepted}
        isPast
      />
      <Split>
        <StorySection title={weeks.title} aside={weeks.aside} level={below}>
          <StoryWeeks weeks={weeks.items} lang={lang} />
        </StorySection>
        <Aside>
          {today && (
            <StorySection title={today.title} aside={today.aside} level={below} isSmall>
              <Today {...today} lang={lang} linkComponent={Link} />
            </StorySection>
          )}
          {people && people.items.length > 0 && (
            <StorySection title={people.title} aside={people.aside} level={below} isSmall>
              <StoryPeople people={people.items} />
            </StorySection>
          )}
          {quotes.map(({ key, title, aside, items }) => (
            <StorySection key={key} title={title} aside={aside} level={below} isSmall>
              <StoryQuotes quotes={items} />
            </StorySection>
          ))}
        </Aside>
      </Split>
      {traction && (
        <StorySection title={traction.title} aside={traction.aside} level={below}>
          <StoryChart {...traction} />
        </StorySection>
      )}
      {pictures && pictures.items.length > 0 && (
        <StorySection title={pictures.title} aside={pictures.aside} level={below}>
          <StoryPictures pictures={pictures.items} pictureComponent={pictureComponent} />
        </StorySection>
      )}
      <StoryEnd share={share} others={links} level={below} linkComponent={Link} />
    </Root>
  );
};
