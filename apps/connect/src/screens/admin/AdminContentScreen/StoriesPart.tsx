import { storyMutations, type ListedStory } from '@grow/core/showcase';
import { dateInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Badge, Button, EmptyState, Skeleton, SkeletonGroup, Text, type BadgeTone } from '@grow/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useStoryList } from '../../../features/story';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';
import { FailedPart } from '../../../shared/state';
import { HideStoryDialog, PlaceStoryDialog } from './StoryDialogs';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
  padding-block: 16px;
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
`;

const Words = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

function useStateWords(story: ListedStory): { tone: BadgeTone; text: string } {
  const { locale } = useLocale();
  const { hiddenReason, isPublic, publishedAt, submittedAt, asked, agreed } = story;
  if (hiddenReason !== undefined)
    return { tone: 'caution', text: m.stories_state_hidden({ reason: hiddenReason }) };
  if (isPublic && publishedAt) {
    const day = publishedAt.toISOString().slice(0, 10);
    return { tone: 'positive', text: m.stories_state_public({ day: dateInWords(day, locale) }) };
  }
  if (submittedAt) return { tone: 'info', text: m.stories_state_asking({ agreed, asked }) };
  return { tone: 'neutral', text: m.stories_state_draft() };
}

type Chosen = { story: ListedStory; does: 'hide' | 'place' };

function StoryRow({ story, onChoose }: { story: ListedStory; onChoose: (chosen: Chosen) => void }) {
  const { supabase } = useGrowClient();
  const state = useStateWords(story);
  const showing = useProductMutation(storyMutations(supabase).show, {
    words: { done: m.stories_shown(), failed: m.stories_not_shown() },
  });
  const place = story.place === undefined ? undefined : m.stories_place({ place: story.place });
  return (
    <Row>
      <Words>
        <Text as="h2" step="h4">
          {story.name}
        </Text>
        <Text step="small" tone="muted">
          {[story.seasonLabel, place].filter(Boolean).join(' · ')}
        </Text>
        <Badge tone={state.tone}>{state.text}</Badge>
      </Words>
      <Actions>
        <Button size="xs" onClick={() => onChoose({ story, does: 'place' })}>
          {m.stories_win()}
        </Button>
        {story.hiddenAt === undefined ? (
          <Button size="xs" variant="danger" onClick={() => onChoose({ story, does: 'hide' })}>
            {m.stories_hide()}
          </Button>
        ) : (
          <Button size="xs" isBusy={showing.isBusy} onClick={() => showing.run({ teamId: story.teamId })}>
            {m.stories_show()}
          </Button>
        )}
      </Actions>
    </Row>
  );
}

/** Stories of finalists: how far each is, and what keeps one from the public. */
export function StoriesPart() {
  const { data: stories, error } = useStoryList();
  const [chosen, setChosen] = useState<Chosen>();
  const [isOpen, setOpen] = useState(false);
  const choose = (next: Chosen) => {
    setChosen(next);
    setOpen(true);
  };
  if (!stories && error) return <FailedPart error={error} />;
  if (!stories)
    return (
      <SkeletonGroup label={m.loading()}>
        {Array.from({ length: 6 }, (_, row) => (
          <Skeleton key={row} shape="control" />
        ))}
      </SkeletonGroup>
    );
  if (stories.length === 0)
    return <EmptyState title={m.stories_none()} description={m.stories_none_detail()} />;
  const close = () => setOpen(false);
  return (
    <>
      <List aria-label={m.stories_admin()}>
        {stories.map((story) => (
          <StoryRow key={story.teamId} story={story} onChoose={choose} />
        ))}
      </List>
      {chosen && (
        <>
          <HideStoryDialog isOpen={isOpen && chosen.does === 'hide'} onClose={close} story={chosen.story} />
          <PlaceStoryDialog isOpen={isOpen && chosen.does === 'place'} onClose={close} story={chosen.story} />
        </>
      )}
    </>
  );
}
