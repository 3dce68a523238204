import { partnerTiers, validatePartner, type Partner } from '@grow/core/content';
import { Field, FieldGrid, Input, Select } from '@grow/ui';
import {
  partnerValues,
  problemInWords,
  tierWords,
  type usePartners,
  type PartnerValues,
} from '../../../features/content';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';
import { ContentEditor } from './ContentEditor';
import { LogoField } from './LogoField';
import { PartnerPreview } from './PartnerPreview';
import { useEntryForm } from './useEntryForm';

type PartnerEditorProps = {
  partner: Partner | undefined;
  partners: readonly Partner[];
  mutations: ReturnType<typeof usePartners>['mutations'];
};

const nameOf = ({ name }: Partner) => name;

/** A partner: name, what they give, address and logo. */
export function PartnerEditor({ partner, partners, mutations }: PartnerEditorProps) {
  const backPath = paths.adminPartners();
  const form = useEntryForm({
    ...{ kind: 'partner', item: partner, items: partners, stored: partnerValues(partner) },
    ...{ mutations, nameOf, backPath },
    build: ({ logo, url, ...rest }: PartnerValues, entry): Partner => ({
      ...{ ...rest, ...entry },
      logo: logo || undefined,
      url: url.trim() || undefined,
    }),
  });
  const { values, edit } = form;
  const problems = validatePartner(values);
  const error = (field: 'name' | 'url') =>
    form.isTried ? problemInWords(problems[field], m.content_url_invalid()) : undefined;
  return (
    <ContentEditor
      {...form.frame}
      title={partner ? m.content_edit_partner() : m.content_add_partner()}
      backHref={fullPath(backPath)}
      isPublished={values.isPublished}
      onPublished={(isPublished) => edit({ isPublished })}
      problemCount={Object.keys(problems).length}
      onSave={() => form.save({})}
      preview={<PartnerPreview values={values} />}
    >
      <FieldGrid>
        <Field label={m.content_partner_name()} error={error('name')}>
          <Input
            name="name"
            value={values.name}
            autoComplete="off"
            onChange={(event) => edit({ name: event.target.value })}
          />
        </Field>
        <Field label={m.content_tier()}>
          <Select
            name="tier"
            value={values.tier}
            onChange={({ target }) =>
              edit({ tier: partnerTiers.find((tier) => tier === target.value) ?? values.tier })
            }
          >
            {partnerTiers.map((tier) => (
              <option key={tier} value={tier}>
                {tierWords[tier]()}
              </option>
            ))}
          </Select>
        </Field>
      </FieldGrid>
      <Field label={m.content_url()} aside={m.optional()} help={m.content_url_help()} error={error('url')}>
        <Input
          name="url"
          type="url"
          inputMode="url"
          value={values.url}
          autoComplete="off"
          onChange={(event) => edit({ url: event.target.value })}
        />
      </Field>
      <LogoField logo={values.logo} onLogo={(logo) => edit({ logo })} />
    </ContentEditor>
  );
}
