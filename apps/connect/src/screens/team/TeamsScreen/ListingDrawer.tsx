import { typedLength } from '@grow/core/text';
import { profileFields, type Profile } from '@grow/core';
import { Checkbox, Field, Input, Text, TextLink, useToast } from '@grow/ui';
import { styled } from 'styled-components';
import { FormDrawer, type FieldErrors, type Form } from '../../../shared/form';
import { useSaveSettings } from '../../../features/profile';
import { AppLink } from '../../../navigation';
import { m } from '../../../paraglide/messages';
import { fullPath, paths } from '../../../paths';

const Choices = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
`;

type Listing = { discoverable: boolean; city: string; wish: string };

function tooLong(text: string, max: number): string | undefined {
  const count = typedLength(text);
  return count > max ? m.listing_too_long({ max, count }) : undefined;
}

function problemsOf({ city, wish }: Listing): FieldErrors<Listing> {
  const [wrongCity, wrongWish] = [
    tooLong(city, profileFields.city.limit),
    tooLong(wish, profileFields.wish.limit),
  ];
  return { ...(wrongCity ? { city: wrongCity } : {}), ...(wrongWish ? { wish: wrongWish } : {}) };
}

function ListingFields({ form }: { form: Form<Listing> }) {
  return (
    <>
      <Checkbox
        checked={form.values.discoverable}
        detail={m.listing_discoverable_detail()}
        onChange={({ target }) => form.set({ discoverable: target.checked })}
      >
        {m.listing_discoverable()}
      </Checkbox>
      <Field label={m.listing_city()} help={m.listing_city_help()} error={form.errors.city}>
        <Input {...form.text('city')} autoComplete="address-level2" dir="auto" />
      </Field>
      <Field label={m.listing_wish()} help={m.listing_wish_help()} error={form.errors.wish}>
        <Input {...form.text('wish')} autoComplete="off" dir="auto" />
      </Field>
      <Choices>
        <Text step="ui" tone="muted">
          {m.listing_more()}
        </Text>
        <TextLink href={fullPath(paths.profile())} linkComponent={AppLink}>
          {m.listing_skills()}
        </TextLink>
        <TextLink href={fullPath(paths.profilePrivacy())} linkComponent={AppLink}>
          {m.listing_privacy()}
        </TextLink>
      </Choices>
    </>
  );
}

type ListingDrawerProps = { profile: Profile; isOpen: boolean; onClose: () => void };

/** Whether and how teams find one: the part of the profile that the list of people shows. */
export function ListingDrawer({ profile, isOpen, onClose }: ListingDrawerProps) {
  const toast = useToast();
  const save = useSaveSettings(profile.userId);
  return (
    <FormDrawer<Listing, void>
      isOpen={isOpen}
      onClose={onClose}
      title={profile.discoverable ? m.listing_title() : m.teams_list_me()}
      closeLabel={m.listing_close()}
      action={m.listing_save()}
      busy={m.listing_saving()}
      // Whoever opens it unlisted pressed *Let teams find you*; nothing is saved before they say so again.
      initial={{ discoverable: true, city: profile.city ?? '', wish: profile.wish ?? '' }}
      validate={problemsOf}
      send={async ({ discoverable, city, wish }) => {
        await save.send({ discoverable, city: city.trim() || undefined, wish: wish.trim() || undefined });
        toast.show({
          status: 'success',
          title: m.listing_saved(),
          description: discoverable ? m.listing_saved_shown() : m.listing_saved_hidden(),
        });
      }}
    >
      {(form) => <ListingFields form={form} />}
    </FormDrawer>
  );
}
