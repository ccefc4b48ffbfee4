import { Context, type Effect } from "effect"
import type { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { BusinessInformation, BusinessInformationChanged } from "./BusinessInformation.ts"

/** A shop's own part of its entry in the directory: what it may change there itself. */
export class OwnBusiness extends Context.Service<
  OwnBusiness,
  {
    /** As it stands this moment. */
    readonly get: Effect.Effect<BusinessInformation, never, CurrentTenant>
    /** Keeps all but `id` and `country` with the next version, if `version` is still the one that is kept. */
    readonly save: (
      business: BusinessInformation
    ) => Effect.Effect<BusinessInformation, BusinessInformationChanged, CurrentTenant>
  }
>()("domain/business-information/OwnBusiness") {}
