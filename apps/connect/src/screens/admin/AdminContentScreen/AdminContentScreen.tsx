import { Segmented } from '@grow/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';
import { paths } from '../../../paths';
import { PartnersPart } from './PartnersPart';
import { QuestionsPart } from './QuestionsPart';

const Body = styled.div`
  padding-bottom: 72px;
`;

const Parts = styled.div`
  margin-bottom: 28px;
`;

/** What the public site says and organisers keep: questions and partners. */
export function AdminContentScreen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const parts = [
    { value: paths.adminQuestions(), label: m.content_questions() },
    { value: paths.adminPartners(), label: m.content_partners() },
  ] as const;
  const isPartners = pathname.startsWith(paths.adminPartners());
  return (
    <Body>
      <Parts>
        <Segmented
          label={m.content_parts()}
          options={parts}
          value={isPartners ? paths.adminPartners() : paths.adminQuestions()}
          onChange={(next) => void navigate(next, { preventScrollReset: true })}
        />
      </Parts>
      {isPartners ? <PartnersPart /> : <QuestionsPart />}
    </Body>
  );
}
