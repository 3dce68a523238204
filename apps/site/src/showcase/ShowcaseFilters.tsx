import { storyOutcomes, type ShowcaseStory } from '@grow/core/showcase';
import { media, Segmented, Select, visuallyHidden } from '@grow/ui';
import { styled } from 'styled-components';
import { m } from '../paraglide/messages';
import { seasonShort } from './seasonShort';
import { outcomeWords, seasonKey } from './showcaseWords';

// A page without its script shows every story: the filters would do nothing.
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  padding: 14px 0;
  margin-top: 28px;
  border-block: 1px solid var(--color-line);
  @media (scripting: none) {
    display: none;
  }
  & > :first-child {
    overflow-x: auto;
    scrollbar-width: none;
  }
  ${media.lg} {
    & > :first-child {
      margin-right: auto;
    }
  }
`;

/** Said to who cannot see the list change. */
const Results = styled.p`
  ${visuallyHidden}
`;

const ignored = () => undefined;

const topicsOf = (stories: readonly ShowcaseStory[]): string[] =>
  [...new Set(stories.flatMap(({ topic }) => topic ?? []))].sort((a, b) => a.localeCompare(b));

const seasonsOf = (stories: readonly ShowcaseStory[]): string[] => [
  ...new Set(stories.map(({ seasonLabel }) => seasonLabel)),
];

/** Which stories to show, as it is before anything is chosen: the page's script listens to it. */
export function ShowcaseFilters({ stories }: { stories: readonly ShowcaseStory[] }) {
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
        {topicsOf(stories).map((topic) => (
          <option key={topic}>{topic}</option>
        ))}
      </Select>
      <Select size="sm" name="became" aria-label={m.showcase_became()} defaultValue="">
        <option value="">{m.showcase_all_outcomes()}</option>
        {storyOutcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {outcomeWords[outcome]()}
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
