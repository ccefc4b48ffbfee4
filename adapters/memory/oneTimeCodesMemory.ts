import { oneTimeCodesWebCrypto } from "#adapters/totp/oneTimeCodesWebCrypto.ts"

/** Codes of authenticator apps keep nothing: in the page they are the real ones. */
export const oneTimeCodesMemory = oneTimeCodesWebCrypto
