// Stands in the bundle where the messages for wallets would be: nobody logs in with one here.

const refuse = (): never => {
  throw new Error('Wallets are not part of this bundle');
};

export { refuse as createSiweMessage, refuse as fromHex, refuse as getAddress, refuse as toHex };
