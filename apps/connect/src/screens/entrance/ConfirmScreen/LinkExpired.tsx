import { ButtonLink } from '@grow/ui';
import { styled } from 'styled-components';
import { EntranceLayout } from '../../../features/auth';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

type LinkExpiredProps = {
  title: string;
  detail: string;
  /** Where a new link is asked for; without it one is only led back to the login. */
  newLink?: string;
};

/** A link that leads nowhere, and the ways out. */
export function LinkExpired({ title, detail, newLink }: LinkExpiredProps) {
  return (
    <EntranceLayout title={title} lead={detail}>
      <Actions>
        {newLink && (
          <ButtonLink variant="primary" href={fullPath(newLink)} linkComponent={AppLink}>
            {m.link_new()}
          </ButtonLink>
        )}
        <ButtonLink href={fullPath(paths.login())} linkComponent={AppLink}>
          {m.back_to_login()}
        </ButtonLink>
      </Actions>
    </EntranceLayout>
  );
}
