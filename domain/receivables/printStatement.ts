import { Effect } from "effect"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { CustomerId } from "#domain/customers/Customer.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { DocumentPrinter } from "#domain/documents/DocumentPrinter.ts"
import { Files } from "#domain/files/Files.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { todayIn } from "#domain/shared/Day.ts"
import { traced } from "#domain/shared/traced.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import { NothingOwed } from "./NothingOwed.ts"
import type { ReceivableBy } from "./Receivable.ts"
import { Receivables } from "./Receivables.ts"
import { statementText } from "./statementText.ts"

interface Asked {
  readonly by: ReceivableBy
  readonly key: string
  /** Defaults to the customer's language, or else the shop's. */
  readonly language?: DocumentLanguage | undefined
  /** The account name to print, if it differs from the stored name. */
  readonly nameIn?: (language: DocumentLanguage) => string
}

/**
 * Loads the data for a statement of the currently outstanding amounts. It is dated by the time zone of the oldest
 * invoice's location.
 */
export const statementFacts = Effect.fn("statementFacts")(function* ({ by, key, language, nameIn }: Asked) {
  const known = yield* (yield* Tenants).get((yield* CurrentTenant).id)
  if (known === undefined) return yield* Effect.die(new Error("the current shop does not exist"))
  const receivables = yield* Receivables
  const invoices = yield* receivables.statement(by, key)
  const oldest = invoices[0]
  if (oldest === undefined) return yield* new NothingOwed()
  const location = yield* Effect.orDie((yield* Locations).get(oldest.locationId))
  const today = yield* todayIn(location.timeZone)
  const row = (yield* receivables.aging(by, today)).find((one) => one.key === key)
  if (row === undefined) return yield* new NothingOwed()
  const customer = by === "customer" ? yield* Effect.orDie((yield* Customers).get(CustomerId.make(key))) : undefined
  const tenant = { ...known, ...(yield* (yield* OwnBusiness).get) }
  const spoken = language ?? customer?.language ?? tenant.language
  return {
    by,
    name: nameIn?.(spoken) ?? row.name,
    customer,
    row,
    invoices,
    today,
    tenant,
    location,
    language: spoken
  }
})

/** Prints a statement of account, with the shop's logo if it has one. */
export const printStatement = traced("printStatement")(function* (asked: Asked) {
  const facts = yield* statementFacts(asked)
  const { logo } = facts.tenant
  const picture = logo === null ? undefined : yield* (yield* Files).get(logo)
  const paper = yield* (yield* DocumentPrinter).printStatement(
    statementText(facts),
    `statement-${facts.today}.pdf`,
    picture?.bytes
  )
  return { facts, paper, logo: picture?.bytes }
})
