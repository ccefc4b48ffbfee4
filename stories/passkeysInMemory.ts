import type { BrowserPasskeys } from "#web/session/browserPasskeys.ts"

const encoded = (text: string) => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")
const clientData = (challenge: string) => encoded(JSON.stringify({ challenge }))

/**
 * A browser whose user always consents. It presents the passkey created last, or `known`, in the format of the
 * in-memory WebAuthn adapter.
 */
export const passkeysInMemory = (known?: {
  readonly id: string
  readonly publicKey: string
  readonly userHandle: string
}): BrowserPasskeys => {
  let last = known
  return {
    isThere: () => true,
    make: async ({ challenge, userHandle }) => {
      last = { id: encoded(crypto.randomUUID()), publicKey: encoded(crypto.randomUUID()), userHandle }
      return {
        id: last.id,
        attestationObject: last.publicKey,
        clientDataJSON: clientData(challenge),
        transports: ["internal"]
      }
    },
    show: async ({ challenge }) => {
      const { id, publicKey, userHandle } = last ?? { id: "none", publicKey: "none", userHandle: "none" }
      return {
        id,
        clientDataJSON: clientData(challenge),
        authenticatorData: "AAAA",
        signature: `${publicKey}_${challenge}`,
        userHandle
      }
    }
  }
}
