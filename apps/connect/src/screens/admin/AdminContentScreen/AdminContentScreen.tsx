import { Segmented } from '@grow/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { PartnersPart } from './PartnersPart';
import { QuestionsPart } from './QuestionsPart';
import { StoriesPart } from './StoriesPart';

const Body = styled.div`
  padding-bottom: 72px;
`;

const Parts = styled.div`
  margin-bottom: 28px;
`;

/** What the public site says and organisers keep: questions and partners; and stories of finalists, which teams write. */
export function AdminContentScreen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const parts = [
    { value: paths.adminQuestions(), label: m.content_questions() },
    { value: paths.adminPartners(), label: m.content_partners() },
    { value: paths.adminStories(), label: m.stories_admin() },
  ] as const;
  const part =
    parts.find(({ value }, index) => index > 0 && pathname.startsWith(value))?.value ??
    paths.adminQuestions();
  return (
    <Body>
      <Parts>
        <Segmented
          label={m.content_parts()}
          options={parts}
          value={part}
          onChange={(next) => void navigate(next, { preventScrollReset: true })}
        />
      </Parts>
      {part === paths.adminStories() && <StoriesPart />}
      {part === paths.adminPartners() && <PartnersPart />}
      {part === paths.adminQuestions() && <QuestionsPart />}
    </Body>
  );
}
