import { createContext, useContext } from "react"
import { PasskeyNotShown } from "#domain/session/sessionFailures.ts"
import type {
  CreatedPasskey,
  PasskeyCreation,
  PasskeyRequest,
  PresentedCredential
} from "#domain/second-step/WebAuthn.ts"

/** The device already holds a passkey of this user. */
export class PasskeyThere extends Error {}

/** Creates and requests passkeys. Both fail with PasskeyNotShown if the user cancels the prompt. */
export interface BrowserPasskeys {
  /** Whether this browser supports passkeys. */
  readonly isThere: () => boolean
  readonly make: (creation: PasskeyCreation) => Promise<CreatedPasskey>
  readonly show: (request: PasskeyRequest) => Promise<PresentedCredential>
}

const library = () => import("@simplewebauthn/browser")

/** Milliseconds that browsers wait for the user. */
const timeout = 5 * 60_000

/** COSE algorithms in order of preference: EdDSA, ES256, RS256. */
const pubKeyCredParams = [-8, -7, -257].map((alg) => ({ type: "public-key" as const, alg }))

const credentials = (known: PasskeyCreation["exclude"]) =>
  known.map(({ id, transports }) => ({
    id,
    type: "public-key" as const,
    transports: [...transports] as Array<AuthenticatorTransport>
  }))

/** Passkeys of the current browser, using the Web Authentication API. */
export const browserPasskeys: BrowserPasskeys = {
  isThere: () => typeof globalThis.PublicKeyCredential === "function",
  make: async ({ challenge, displayName, exclude, rpId, userHandle, userName }) => {
    const { startRegistration } = await library()
    const {
      id,
      response: { attestationObject, clientDataJSON, transports = [] }
    } = await startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rpId, name: "Frit" },
        user: { id: userHandle, name: userName, displayName },
        pubKeyCredParams,
        timeout,
        excludeCredentials: credentials(exclude),
        attestation: "none",
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" }
      }
    }).catch(refused)
    return { id, attestationObject, clientDataJSON, transports }
  },
  show: async ({ allow, challenge, rpId }) => {
    const { startAuthentication } = await library()
    const {
      id,
      response: { authenticatorData, clientDataJSON, signature, userHandle = "" }
    } = await startAuthentication({
      optionsJSON: {
        challenge,
        rpId,
        timeout,
        userVerification: "required",
        ...(allow.length === 0 ? {} : { allowCredentials: credentials(allow) })
      }
    }).catch(refused)
    return { id, authenticatorData, clientDataJSON, signature, userHandle }
  }
}

const refused = (cause: unknown): never => {
  throw cause instanceof Error && cause.name === "InvalidStateError" ? new PasskeyThere() : new PasskeyNotShown()
}

export const PasskeysContext = createContext(browserPasskeys)

/** Returns the browser's passkeys. Stories provide their own. */
export const usePasskeys = () => useContext(PasskeysContext)
