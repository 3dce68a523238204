import type { ShowcaseStory, StoryWeek } from '@grow/core/showcase';
import { inLocale, langOf, localeOfText, type LocalText } from '@grow/core/text';
import { useLocale } from '@grow/shell';
import { Section, Text, TextLink } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { outcomeWords, weekStateWords } from '../storyWords';
import { StoryImage } from './StoryImage';

const Root = styled.div`
  display: grid;
  gap: 40px;
  overflow-wrap: anywhere;
  p {
    white-space: pre-line;
  }
`;

const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    gap: 4px;
    padding-block: 14px;
    border-bottom: 1px solid var(--color-line);
  }
`;

const Pictures = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
`;

/** A text of the story, marked where it is in the other language. */
function Said({ text }: { text: LocalText }) {
  const { locale } = useLocale();
  return <span lang={langOf(localeOfText(text, locale), locale)}>{inLocale(text, locale)}</span>;
}

function Week({ week }: { week: StoryWeek }) {
  return (
    <li>
      <Text step="ui">
        <b>{m.story_part_week({ week: week.week })}</b> <Said text={week.verb} />,{' '}
        {weekStateWords[week.state]()}
      </Text>
      <Text step="ui">
        <Said text={week.line} />{' '}
        <b>
          <Said text={week.figure} />
        </b>
      </Text>
      {week.returned !== undefined && (
        <Text step="small" tone="muted">
          “{week.returned}”
        </Text>
      )}
    </li>
  );
}

/** What a story says, as whoever is asked reads it. */
export function StoryPreview({ story }: { story: ShowcaseStory }) {
  const { locale } = useLocale();
  const said = (text: LocalText) => inLocale(text, locale).trim() !== '';
  return (
    <Root data-story-preview="">
      <div>
        <Text as="h2" step="h1">
          {story.name}
        </Text>
        <Text step="lead">
          <Said text={story.pitch} />
        </Text>
        <Text step="ui" tone="muted">
          {[story.city, story.topic, story.mentor, outcomeWords[story.outcome](), story.seasonLabel]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Section title={m.story_part_weeks()} isFlush>
        <Rows>
          {story.weeks.map((week) => (
            <Week key={week.week} week={week} />
          ))}
        </Rows>
      </Section>
      {(said(story.today) || story.facts.length > 0 || story.link) && (
        <Section title={m.story_part_today()}>
          <Text>
            <Said text={story.today} />
          </Text>
          <Rows>
            {story.facts.map(({ label, value }, index) => (
              <li key={index}>
                <Text step="ui">
                  <Said text={label} />: <Said text={value} />
                </Text>
              </li>
            ))}
          </Rows>
          {story.link && <TextLink href={story.link}>{story.link}</TextLink>}
        </Section>
      )}
      {story.people.length > 0 && (
        <Section title={m.story_part_people()} isFlush>
          <Rows>
            {story.people.map(({ name, does }) => (
              <li key={name}>
                <Text step="ui">
                  <b>{name}</b> <Said text={does} />
                </Text>
              </li>
            ))}
          </Rows>
        </Section>
      )}
      {story.quotes.length > 0 && (
        <Section title={m.story_part_quotes()} isFlush>
          <Rows>
            {story.quotes.map(({ text, name, role }, index) => (
              <li key={index}>
                <Text>
                  “<Said text={text} />”
                </Text>
                <Text step="small" tone="muted">
                  {name} <Said text={role} />
                </Text>
              </li>
            ))}
          </Rows>
        </Section>
      )}
      {story.pictures.length > 0 && (
        <Section title={m.story_part_pictures()}>
          <Pictures>
            {story.pictures.map((picture) => (
              <StoryImage key={picture.object} picture={picture} />
            ))}
          </Pictures>
        </Section>
      )}
    </Root>
  );
}
