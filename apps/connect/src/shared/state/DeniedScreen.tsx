import { siteConfig } from '@grow/shell';
import { ButtonLink, PageHeader, Wrap } from '@grow/ui';
import { styled } from 'styled-components';
import { AppLink, useScreenTitle } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

const Way = styled.div`
  padding-bottom: 72px;
`;

/** The person's role does not open this screen. */
export function DeniedScreen() {
  useScreenTitle(m.denied_title());
  const toDashboard = (
    <ButtonLink variant="primary" href={fullPath(paths.dashboard())} linkComponent={AppLink}>
      {m.denied_action()}
    </ButtonLink>
  );
  return (
    <Wrap>
      <PageHeader title={m.denied_title()} lead={m.denied_detail({ email: siteConfig.contactMail })} />
      <Way>{toDashboard}</Way>
    </Wrap>
  );
}
