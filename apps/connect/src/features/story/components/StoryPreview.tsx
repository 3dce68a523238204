import { storyQueries, type ShowcaseStory } from '@grow/core/showcase';
import { useGrowClient, useLocale, useObjectUrl } from '@grow/shell';
import { storyViewParts } from '@grow/shell/story';
import { StoryView } from '@grow/ui';
import { useQuery } from '@tanstack/react-query';
import type { ImgHTMLAttributes } from 'react';

/** A picture whose address is its object in the bucket: visitors may not read it before the story is public. */
function BucketPicture({ src = '', alt, ...image }: ImgHTMLAttributes<HTMLImageElement>) {
  const { supabase } = useGrowClient();
  const { data } = useQuery(storyQueries(supabase).picture(src));
  return <img {...image} src={useObjectUrl(data)} alt={alt ?? ''} />;
}

/** A story as its public page shows it, for whoever writes it and whoever is asked about it. */
export function StoryPreview({ story }: { story: ShowcaseStory }) {
  const { locale } = useLocale();
  return (
    <StoryView
      data-story-preview=""
      level={2}
      {...storyViewParts(story, locale, ({ object }) => object)}
      pictureComponent={BucketPicture}
    />
  );
}
