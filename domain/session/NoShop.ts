/** No shop is at this address, so nobody can be signed in here. */
export class NoShop extends Error {}
