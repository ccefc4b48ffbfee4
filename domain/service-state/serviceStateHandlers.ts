import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { getServiceState } from "./serviceStateApi.ts"
import { UnconfiguredServices, ServiceWatch } from "./ServiceState.ts"

export const serviceStateHandlers = [
  handle(
    getServiceState,
    Effect.fnUntraced(function* () {
      const { low, readOnly } = yield* (yield* ServiceWatch).state
      const isRoot = (yield* CurrentUser)?.roles.includes("root") === true
      return { readOnly, low: isRoot ? low : [], missing: yield* UnconfiguredServices }
    })
  )
]
