import { storyQueries, type StoryPicture } from '@grow/core/showcase';
import { inLocale } from '@grow/core/text';
import { useGrowClient, useLocale, useObjectUrl } from '@grow/shell';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';

const Frame = styled.div`
  overflow: hidden;
  min-height: 120px;
  border-radius: var(--radius-sm);
  background: var(--color-sunken);
  img {
    display: block;
    width: 100%;
    height: auto;
  }
`;

/** A picture of a story; a plain ground while it comes, and where it does not. */
export function StoryImage({ picture }: { picture: StoryPicture }) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const { data } = useQuery(storyQueries(supabase).picture(picture.object));
  const url = useObjectUrl(data);
  const { width, height } = picture;
  return (
    <Frame>
      {url !== undefined && <img src={url} {...{ width, height }} alt={inLocale(picture.alt, locale)} />}
    </Frame>
  );
}
