// Stands in the bundle where the administration of accounts would be: it takes the secret key, which no page has.

/** An administration that offers nothing. */
export default class GoTrueAdminApi {}
