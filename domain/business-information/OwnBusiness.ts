import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { BusinessInformation, BusinessInformationChanged } from "./BusinessInformation.ts"

/** The part of the tenant directory entry that a shop can change itself. */
export class OwnBusiness extends Context.Service<
  OwnBusiness,
  {
    /** The current business information. */
    readonly get: Effect.Effect<BusinessInformation, never, CurrentTenant>
    /**
     * Saves all fields except `id` and `country` with the version incremented; fails if `version` is no longer current.
     */
    readonly save: (
      business: BusinessInformation
    ) => Effect.Effect<BusinessInformation, BusinessInformationChanged, CurrentTenant>
  }
>()("domain/business-information/OwnBusiness") {}
