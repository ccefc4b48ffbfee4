import { Clock, Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { windowOf } from "./Quota.ts"
import { ExportsUsedUp, getExportsAllowed } from "./exportsAllowedApi.ts"
import { getTenantUsage, getUsage, putTenantQuotas } from "./quotasApi.ts"
import { shopUsage } from "./ShopUsage.ts"
import { setTenantQuotas, tenantUsage } from "./tenantQuotas.ts"

export const quotasHandlers = [
  handle(getUsage, shopUsage),
  handle(
    getExportsAllowed,
    Effect.fnUntraced(function* () {
      const { counted } = yield* shopUsage()
      const { limit, used } = counted.find(({ kind }) => kind === "exports")!
      const now = yield* Clock.currentTimeMillis
      if (limit !== 0 && used >= limit)
        return yield* new ExportsUsedUp({ until: now - (now % windowOf.exports) + windowOf.exports })
      return {}
    })
  ),
  handle(getTenantUsage, ({ id }) => tenantUsage(id)),
  handle(putTenantQuotas, setTenantQuotas)
]
