import { storyOutcomes, type ShowcaseStory } from '@grow/core/showcase';
import { outcomeWord, seasonShort, textIn } from '@grow/shell/story';
import { media, Segmented, Select, visuallyHidden } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { seasonKey, topicKey } from './showcaseWords';

// A page without its script shows every story: the filters would do nothing.
const Form = styled.form`
  /* In columns that no text widens: before the faces have come a line would break elsewhere. */
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  align-items: center;
  padding: 14px 0;
  margin-top: 28px;
  border-block: 1px solid var(--color-line);
  & > :first-child {
    grid-column: 1 / -1;
    justify-self: start;
    max-width: 100%;
    overflow-x: auto;
    scrollbar-width: none;
  }
  ${media.md} {
    display: flex;
    & > :first-child {
      margin-right: auto;
    }
  }
  /* Last, or a wider page would show it again. */
  @media (scripting: none) {
    display: none;
  }
`;

/** Said to who cannot see the list change. */
const Results = styled.p`
  ${visuallyHidden}
`;

const ignored = () => undefined;

/** Topics by their keys, each once, in the order of the language. */
function topicsOf(stories: readonly ShowcaseStory[], locale: Locale): [key: string, word: string][] {
  const words = new Map(stories.map(({ topic }) => [topicKey(topic), textIn(topic, locale) ?? '']));
  words.delete('');
  return [...words].sort(([, a], [, b]) => a.localeCompare(b, locale));
}

const seasonsOf = (stories: readonly ShowcaseStory[]): string[] => [
  ...new Set(stories.map(({ seasonLabel }) => seasonLabel)),
];

/** Which stories to show, as it is before anything is chosen: the page's script listens to it. */
export function ShowcaseFilters({ stories, locale }: { stories: readonly ShowcaseStory[]; locale: Locale }) {
  return (
    <Form role="search" aria-label={m.showcase_filters()} data-part="filters">
      <Segmented
        label={m.showcase_season()}
        name="season"
        value=""
        onChange={ignored}
        options={[
          { value: '', label: m.showcase_all_seasons() },
          ...seasonsOf(stories).map((label) => ({ value: seasonKey(label), label: seasonShort(label) })),
        ]}
      />
      <Select size="sm" name="topic" aria-label={m.showcase_topic()} defaultValue="">
        <option value="">{m.showcase_all_topics()}</option>
        {topicsOf(stories, locale).map(([key, word]) => (
          <option key={key} value={key}>
            {word}
          </option>
        ))}
      </Select>
      <Select size="sm" name="became" aria-label={m.showcase_became()} defaultValue="">
        <option value="">{m.showcase_all_outcomes()}</option>
        {storyOutcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {outcomeWord(outcome, locale)}
          </option>
        ))}
      </Select>
      <Results
        role="status"
        data-part="count"
        data-one={m.showcase_results_one()}
        data-many={m.showcase_results_many({ count: '#' })}
      />
    </Form>
  );
}
