import { Context, type Effect } from "effect"
import type { CurrentTenant, TenantId } from "#domain/shared/CurrentTenant.ts"
import type { SmsConsent } from "./SmsConsent.ts"

/**
 * Where consent to text messages is kept. Only ever added to: the application's database role cannot change or delete
 * an entry.
 */
export class SmsConsents extends Context.Service<
  SmsConsents,
  {
    readonly add: (consent: SmsConsent) => Effect.Effect<void, never, CurrentTenant>
    /** The last that was said about a phone, `+16025550101`. */
    readonly latest: (phone: string) => Effect.Effect<SmsConsent | undefined, never, CurrentTenant>
    /** Every shop that knows this phone. All shops text from one number, so STOP is said to all of them. */
    readonly shopsOf: (phone: string) => Effect.Effect<ReadonlyArray<TenantId>>
  }
>()("domain/messages/SmsConsents") {}
