/** The person or their device showed no passkey: the browser's question was closed, or there is none for this site. */
export class PasskeyNotShown extends Error {}
