import { Context, type Effect } from "effect"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { SmsConsent } from "./SmsConsent.ts"

/**
 * Append-only storage for consent to text messages: the application's database role cannot change or delete an entry.
 */
export class SmsConsents extends Context.Service<
  SmsConsents,
  {
    readonly add: (consent: SmsConsent) => Effect.Effect<void, never, CurrentTenant>
    /** Returns the latest entry for a phone, such as `+16025550101`. */
    readonly latest: (phone: string) => Effect.Effect<SmsConsent | undefined, never, CurrentTenant>
    /** Returns all shops that know this phone. All shops text from one number, so STOP applies to all of them. */
    readonly shopsOf: (phone: string) => Effect.Effect<ReadonlyArray<TenantId>>
  }
>()("domain/messages/SmsConsents") {}
