import { postPasskeyChallenge, postPasskeySignIn, postSecondStep } from "#domain/second-step/secondStepApi.ts"
import type { ApiRuntime } from "#web/api/ApiProvider.tsx"
import { callOnce } from "#web/api/call.ts"
import type { BrowserPasskeys } from "./browserPasskeys.ts"

/** Verifies a second-step code with the server. */
export const signInWithCode = (
  runtime: ApiRuntime,
  input: { readonly token: string; readonly code: string },
  signal: AbortSignal
) => runtime.runPromise(callOnce(postSecondStep, input), { signal })

/** Requests a challenge from the server and a passkey from the user, and verifies it with the server. */
export const signInWithPasskey = async (
  runtime: ApiRuntime,
  passkeys: BrowserPasskeys,
  token: string | undefined,
  signal: AbortSignal
) => {
  const half = token === undefined ? {} : { token }
  const request = await runtime.runPromise(callOnce(postPasskeyChallenge, half), { signal })
  const credential = await passkeys.show(request)
  return runtime.runPromise(callOnce(postPasskeySignIn, { ...half, credential }), { signal })
}
