import { Effect, Layer } from "effect"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { passwordsArgon2 } from "#adapters/crypto/passwordsArgon2.ts"
import { secretsRandom } from "#adapters/crypto/secretsRandom.ts"
import { PublicUrl } from "#adapters/koa/PublicUrl.ts"
import { answeredPostgres } from "#adapters/postgres/answeredPostgres.ts"
import { customersPostgres } from "#adapters/postgres/customers/customersPostgres.ts"
import { Database } from "#adapters/postgres/Database.ts"
import { jobsPostgres } from "#adapters/postgres/jobs/jobsPostgres.ts"
import { locationsPostgres } from "#adapters/postgres/locations/locationsPostgres.ts"
import { nagsPostgres } from "#adapters/postgres/nags/nagsPostgres.ts"
import { usersPostgres } from "#adapters/postgres/people/usersPostgres.ts"
import { pricingProfilesPostgres } from "#adapters/postgres/pricing-profiles/pricingProfilesPostgres.ts"
import { sessionsPostgres } from "#adapters/postgres/session/sessionsPostgres.ts"
import { tenantsPostgres } from "#adapters/postgres/tenants/tenantsPostgres.ts"
import { Addresses } from "#domain/session/Addresses.ts"

const kept = Layer.mergeAll(
  tenantsPostgres,
  usersPostgres,
  sessionsPostgres(2_000),
  customersPostgres,
  pricingProfilesPostgres,
  locationsPostgres,
  jobsPostgres,
  nagsPostgres,
  answeredPostgres,
  Database.transactions
).pipe(Layer.provideMerge(Database.layer))

const addresses = Layer.effect(Addresses, Effect.map(PublicUrl, ({ ofShop }) => Addresses.of({ ofShop })))

/** Every port but the VIN decoder, whose data is prepared at start: what is kept, in PostgreSQL; what is secret, by node:crypto. */
export const layers = Layer.mergeAll(
  kept,
  passwordsArgon2,
  secretsRandom,
  newIdV7,
  addresses.pipe(Layer.provideMerge(PublicUrl.layer))
)
