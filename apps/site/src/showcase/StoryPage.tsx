import { placeWord, seasonShort, storyViewParts } from '@grow/shell/story';
import { ButtonLink, media, StoryView, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import type { SiteContent } from '../content/snapshot';
import { storyPictureFile, storyPictureFolder } from '../content/storyPicture';
import { pictureSize, storyPicturePath } from '../meta/pictures';
import { m } from '../paraglide/messages';
import type { Locale } from '../paraglide/runtime';
import { pagePath } from '../routes/pages';

// As far from the header as the heads of other pages.
const Page = styled(Wrap)`
  padding-top: 24px;
  ${media.lg} {
    padding-top: 48px;
  }
`;

type StoryPageProps = { slug: string; content: SiteContent; locale: Locale };

/** One team's published story. @throws Error for a slug that is not in the content */
export function StoryPage({ slug, content, locale }: StoryPageProps) {
  const story = content.stories.find((one) => one.slug === slug);
  if (!story) throw new Error(`No story is called ${slug}`);
  const season = seasonShort(story.seasonLabel);
  const others = content.stories
    .filter((one) => one.seasonLabel === story.seasonLabel && one.slug !== slug)
    .slice(0, 2);
  const picture = storyPicturePath(slug, locale);
  return (
    <Page>
      <StoryView
        {...storyViewParts(
          story,
          locale,
          ({ object }) => `/${storyPictureFolder}/${storyPictureFile(object)}`,
        )}
        back={{ href: pagePath('showcase', locale), label: m.story_back({ season }) }}
        share={{
          title: m.story_share(),
          text: m.story_share_text(),
          picture: <img src={picture} alt="" {...pictureSize} loading="lazy" decoding="async" />,
          actions: (
            <ButtonLink href={picture} download={`${slug}.png`}>
              {m.story_save_picture()}
            </ButtonLink>
          ),
        }}
        others={{
          label: m.story_others({ season }),
          items: others.map((one) => ({
            key: one.slug,
            href: pagePath(`story:${one.slug}`, locale),
            label: `${placeWord(one, locale)}, ${season}`,
            name: one.name,
          })),
        }}
      />
    </Page>
  );
}
