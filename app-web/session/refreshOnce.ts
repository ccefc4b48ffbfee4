import { Effect } from "effect"
import { refreshTokens } from "#domain/session/sessionApi.ts"
import type { ApiRuntime } from "#web/api/ApiProvider.tsx"
import { callOnce } from "#web/api/call.ts"

const place = "frit.refreshedAt"

/**
 * Refreshes the tokens, one tab at a time: a tab that waited for another's refresh shares its cookies and needs none.
 */
export const refreshOnce = async (runtime: ApiRuntime, signal: AbortSignal): Promise<void> => {
  const asked = Date.now()
  await navigator.locks.request("frit.refresh", { signal }, async () => {
    if (Number(localStorage.getItem(place)) >= asked) return
    await runtime.runPromise(Effect.asVoid(callOnce(refreshTokens, {})), { signal })
    localStorage.setItem(place, String(Date.now()))
  })
}
