import { storyLimits, storyMutations } from '@grow/core/showcase';
import { useGrowClient } from '@grow/shell';
import { Button, ChooseFile, Section, Text } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { StoryImage } from '../../../features/story';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { useFailureToast } from '../../../shared/failure';
import { LocalField } from './LocalField';
import { Entry, Fields } from './parts.styles';
import type { StoryWriting } from './useStoryDraft';

const Small = styled.div`
  max-width: 320px;
`;

type PicturesSectionProps = Pick<StoryWriting, 'draft' | 'edit'> & { teamId: string };

/** Up to six pictures of the team's own. */
export function PicturesSection({ draft: { pictures }, edit, teamId }: PicturesSectionProps) {
  const client = useGrowClient();
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const adding = useProductMutation(storyMutations(client.supabase).addPicture);
  const handleFile = async (file: File) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { storyPictureFrom } = await import('./storyPicture');
      const at = new Date(client.clock.now());
      const added = await adding.send({ teamId, at, ...(await storyPictureFrom(file)) });
      edit({ pictures: [...pictures, added] });
    } catch (error) {
      showFailure(m.story_picture_failed(), error);
    }
    setBusy(false);
  };
  return (
    <Section title={m.story_part_pictures()} aside={`${pictures.length}/${storyLimits.pictures}`}>
      <Fields>
        <Text step="small" tone="muted">
          {m.story_picture_help()}
        </Text>
        {pictures.map((picture, index) => (
          <Entry key={picture.object}>
            <legend>{m.story_picture_number({ number: index + 1 })}</legend>
            <Small>
              <StoryImage picture={picture} />
            </Small>
            <LocalField
              label={m.story_picture_alt()}
              value={picture.alt}
              max={200}
              onChange={(alt) =>
                edit({ pictures: pictures.map((one, at) => (at === index ? { ...one, alt } : one)) })
              }
            />
            <Button size="sm" onClick={() => edit({ pictures: pictures.filter((_, at) => at !== index) })}>
              {m.story_picture_remove({ number: index + 1 })}
            </Button>
          </Entry>
        ))}
        {pictures.length < storyLimits.pictures && (
          <div>
            <ChooseFile accept="image/*" onFile={(file) => void handleFile(file)}>
              {isBusy ? m.story_picture_busy() : m.story_picture_add()}
            </ChooseFile>
          </div>
        )}
      </Fields>
    </Section>
  );
}
