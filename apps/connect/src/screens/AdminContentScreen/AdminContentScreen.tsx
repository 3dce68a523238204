import { Segmented } from '@grow/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { contentParts, paths, type ContentPart } from '../../paths';
import { PartnersPart } from './PartnersPart';
import { QuestionsPart } from './QuestionsPart';

const Body = styled.div`
  padding-bottom: 72px;
`;

const Parts = styled.div`
  margin-bottom: 28px;
`;

const partWords: Record<ContentPart, () => string> = {
  questions: m.content_questions,
  partners: m.content_partners,
};

/** What the public site says and organisers keep: questions and partners. */
export function AdminContentScreen() {
  useScreenTitle(m.admin_content());
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const part = contentParts.find((one) => pathname === paths.adminContent(one)) ?? 'questions';
  return (
    <Body>
      <Parts>
        <Segmented
          label={m.content_parts()}
          options={contentParts.map((value) => ({ value, label: partWords[value]() }))}
          value={part}
          onChange={(next) => void navigate(paths.adminContent(next), { preventScrollReset: true })}
        />
      </Parts>
      {part === 'questions' ? <QuestionsPart /> : <PartnersPart />}
    </Body>
  );
}
