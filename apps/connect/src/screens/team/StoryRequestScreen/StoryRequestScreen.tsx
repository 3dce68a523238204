import type { OpenedStoryRequest } from '@grow/core/showcase';
import { ButtonLink, PageHeader, Text, Wrap } from '@grow/ui';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { answerWords, StoryPreview, useOpenedStory } from '../../../features/story';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { LoadingScreen } from '../../../shared/fallback';
import { EmptyScreen, FailedScreen } from '../../../shared/state';
import { StoryAnswerForm } from './StoryAnswerForm';

const Parts = styled.div`
  display: grid;
  gap: 32px;
  padding-bottom: 72px;
  & > :not([data-story-preview]) {
    max-width: 52rem;
  }
`;

function Version({ request }: { request: OpenedStoryRequest }) {
  return (
    <Parts data-story-version={request.number}>
      <div>
        <Text step="ui">{request.isPublic ? m.story_request_public() : m.story_request_waits()}</Text>
        <Text step="ui" role="status">
          {m.story_request_state({ answer: answerWords[request.state]() })}
        </Text>
      </div>
      <StoryAnswerForm request={request} />
      <StoryPreview story={request.story} />
    </Parts>
  );
}

/** What a team wants to publish of somebody, for them to say yes or no; also once it is public. */
export function StoryRequestScreen() {
  const { slug = '' } = useParams();
  const requests = useOpenedStory(slug);
  if (requests.isPending) return <LoadingScreen />;
  if (requests.data === undefined) return <FailedScreen error={requests.error} />;
  const [first] = requests.data;
  if (!first)
    return (
      <EmptyScreen
        title={m.story_title()}
        empty={m.story_request_none()}
        detail={m.story_request_none_detail()}
        action={
          <ButtonLink href={fullPath(paths.dashboard())} linkComponent={AppLink}>
            {m.denied_action()}
          </ButtonLink>
        }
      />
    );
  return (
    <Wrap>
      <PageHeader
        title={m.story_request_title({ team: first.name })}
        lead={m.story_request_lead({ team: first.name, season: first.seasonLabel })}
      />
      {requests.data.map((request) => (
        <Version key={request.versionId} request={request} />
      ))}
    </Wrap>
  );
}
