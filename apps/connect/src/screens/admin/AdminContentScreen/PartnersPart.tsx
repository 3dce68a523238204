import type { Partner } from '@grow/core/content';
import { tierWords, usePartners } from '../../../features/content';
import { m } from '../../../paraglide/messages';
import { ContentList } from './ContentList';
import { ContentPartFrame } from './ContentPartFrame';
import { PartnerEditor } from './PartnerEditor';
import { LogoImage } from './PartnerPreview';
import { useContentActions } from './useContentActions';

const nameOf = ({ name }: Partner) => name;

/** The partners of the public site. */
export function PartnersPart() {
  const content = usePartners();
  const actions = useContentActions(content.mutations, content.list.data, nameOf);
  return (
    <ContentPartFrame
      list={content.list}
      editor={(partners, partner) => (
        <PartnerEditor
          key={partner?.id}
          partner={partner}
          partners={partners}
          mutations={content.mutations}
        />
      )}
    >
      {(partners, open) => (
        <ContentList
          items={partners}
          words={{
            search: m.content_search_partners(),
            add: m.content_add_partner(),
            empty: m.content_no_partners(),
            emptyDetail: m.content_no_partners_detail(),
            list: m.content_partners(),
          }}
          look={({ name, tier, url, logo }) => ({
            name,
            detail: [tierWords[tier](), url].filter(Boolean).join(' · '),
            picture: logo && <LogoImage src={logo} alt="" />,
          })}
          textOf={({ name, tier, url = '' }) => `${name} ${tierWords[tier]()} ${url}`}
          onAdd={() => open(undefined)}
          onEdit={({ id }) => open(id)}
          actions={actions}
        />
      )}
    </ContentPartFrame>
  );
}
