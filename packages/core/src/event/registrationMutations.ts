import type { GrowSupabase } from '../db/growSupabase';
import {
  patch,
  productMutation,
  mutationWithInput,
  type MutationEffects,
  type ProductMutation,
} from '../query/productMutation';
import { requireClient } from '../query/productQuery';
import type { EventRegistration, SeatKind } from './EventRegistration';
import { registrationKeys, registrationRepository } from './registrationRepository';

/** A seat that is asked for; `from` is the kind of seat that is given up for it. */
export interface SeatRequest {
  readonly eventId: string;
  readonly seat: SeatKind;
  readonly from?: SeatKind;
}

const effects: Required<
  Pick<MutationEffects<unknown, EventRegistration>, 'invalidates' | 'writes' | 'answer'>
> = {
  invalidates: [registrationKeys.all],
  writes: () => [registrationKeys.everyMine],
  answer: (cache, own) =>
    patch<EventRegistration[]>(cache, registrationKeys.mine(own.userId), (list) => [
      own,
      ...list.filter(({ id }) => id !== own.id),
    ]),
};
const subject = (eventId: string) => `seat ${eventId}`;

/** Mutations of the caller's seats, each with the event's id; every one can be undone by another. */
export function registrationMutations(client: GrowSupabase | undefined) {
  const repository = () => registrationRepository(requireClient(client));
  const change = (
    name: string,
    run: (eventId: string) => Promise<EventRegistration>,
    undo: (eventId: string) => ProductMutation<void, unknown>,
  ) =>
    productMutation([...registrationKeys.all, name], run, {
      ...effects,
      subject,
      undo: (_, eventId) => undo(eventId),
    });

  const cancel: ProductMutation<string, EventRegistration> = change(
    'cancel',
    async (eventId) => repository().cancel(eventId),
    (eventId) => mutationWithInput(restore, eventId),
  );
  const restore: ProductMutation<string, EventRegistration> = change(
    'restore',
    async (eventId) => repository().restore(eventId),
    (eventId) => mutationWithInput(cancel, eventId),
  );
  const register: ProductMutation<SeatRequest, EventRegistration> = productMutation(
    [...registrationKeys.all, 'register'],
    async ({ eventId, seat }: SeatRequest) => repository().register(eventId, seat),
    {
      ...effects,
      subject: ({ eventId }) => subject(eventId),
      undo: (_, { eventId, from }) =>
        from === undefined
          ? mutationWithInput(cancel, eventId)
          : mutationWithInput(register, { eventId, seat: from }),
    },
  );
  return {
    /** Takes a seat, or a place in its queue. */
    register,
    /** Gives back a seat, an offer or a place in the queue. */
    cancel,
    /** Takes a cancellation of the last minutes back. */
    restore,
    /** Takes the seat that is offered. */
    accept: change(
      'accept',
      async (eventId) => repository().accept(eventId),
      (eventId) => mutationWithInput(cancel, eventId),
    ),
  };
}
