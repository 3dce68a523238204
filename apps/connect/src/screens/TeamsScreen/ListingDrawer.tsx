import { profileLimits, type Profile } from '@grow/core';
import { Button, Checkbox, Drawer, Field, Input, Text, TextLink, useToast } from '@grow/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { FormFailure } from '../../features/auth';
import { useForm, type FieldErrors } from '../../features/form';
import { useSaveSettings } from '../../features/profile';
import { AppLink } from '../../navigation';
import { m } from '../../paraglide/messages';
import { fullPath, paths } from '../../paths';

const Form = styled.form`
  display: grid;
  gap: 20px;
`;

const Ways = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
`;

type Listing = { discoverable: boolean; city: string; wish: string };

function tooLong(text: string, max: number): string | undefined {
  const count = [...text.trim()].length;
  return count > max ? m.listing_too_long({ max, count }) : undefined;
}

function problemsOf({ city, wish }: Listing): FieldErrors<Listing> {
  const [wrongCity, wrongWish] = [tooLong(city, profileLimits.city), tooLong(wish, profileLimits.wish)];
  return { ...(wrongCity ? { city: wrongCity } : {}), ...(wrongWish ? { wish: wrongWish } : {}) };
}

type ListingFormProps = {
  id: string;
  profile: Profile;
  onBusy: (isBusy: boolean) => void;
  onSaved: () => void;
};

function ListingForm({ id, profile, onBusy, onSaved }: ListingFormProps) {
  const toast = useToast();
  const save = useSaveSettings(profile.userId);
  const form = useForm<Listing>({
    initial: { discoverable: profile.discoverable, city: profile.city ?? '', wish: profile.wish ?? '' },
    validate: problemsOf,
    send: async ({ discoverable, city, wish }) => {
      onBusy(true);
      try {
        await save.send({
          discoverable,
          city: city.trim() || undefined,
          wish: wish.trim() || undefined,
        });
      } finally {
        onBusy(false);
      }
      toast.show({
        status: 'success',
        title: m.listing_saved(),
        description: discoverable ? m.listing_saved_shown() : m.listing_saved_hidden(),
      });
      onSaved();
    },
    leavesWhenSent: true,
  });
  return (
    <Form id={id} noValidate onSubmit={form.handleSubmit}>
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
      <Ways>
        <Text step="ui" tone="muted">
          {m.listing_more()}
        </Text>
        <TextLink href={fullPath(paths.profile())} linkComponent={AppLink}>
          {m.listing_skills()}
        </TextLink>
        <TextLink href={fullPath(paths.profilePrivacy())} linkComponent={AppLink}>
          {m.listing_privacy()}
        </TextLink>
      </Ways>
      <FormFailure failure={form.failure} />
    </Form>
  );
}

type ListingDrawerProps = { profile: Profile; isOpen: boolean; onClose: () => void };

/** Whether and how teams find one: the part of the profile that the list of people shows. */
export function ListingDrawer({ profile, isOpen, onClose }: ListingDrawerProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={() => !isBusy && onClose()}
      title={m.listing_title()}
      closeLabel={m.listing_close()}
      actions={
        <Button type="submit" form={id} variant="primary" isBusy={isBusy} busyLabel={m.listing_saving()}>
          {m.listing_save()}
        </Button>
      }
    >
      <ListingForm id={id} profile={profile} onBusy={setBusy} onSaved={onClose} />
    </Drawer>
  );
}
