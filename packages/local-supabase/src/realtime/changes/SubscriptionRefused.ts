/** A subscription to changes that is not possible; the message is what the client is told. */
export class SubscriptionRefused extends Error {
  override readonly name = 'SubscriptionRefused';
}
