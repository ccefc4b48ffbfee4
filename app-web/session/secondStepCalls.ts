import { postPasskeyChallenge, postPasskeySignIn, postSecondStep } from "#domain/second-step/secondStepApi.ts"
import type { ApiRuntime } from "#web/api/ApiProvider.tsx"
import { callOnce } from "#web/api/call.ts"
import type { BrowserPasskeys } from "./browserPasskeys.ts"

/** Asks the server whether the code of a second step is right. */
export const signInWithCode = (
  runtime: ApiRuntime,
  input: { readonly token: string; readonly code: string },
  signal: AbortSignal
) => runtime.runPromise(callOnce(postSecondStep, input), { signal })

/** Asks the server for a challenge, the person for a passkey, and the server whether it is right. */
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
