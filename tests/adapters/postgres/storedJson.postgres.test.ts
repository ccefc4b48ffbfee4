import { assert, layer } from "@effect/vitest"
import { JsonType, MikroORM } from "@mikro-orm/postgresql"
import { Cause, Effect, Layer } from "effect"
import pg from "pg"
import { inject } from "vitest"
import { WorkQueue } from "#adapters/postgres/queue/WorkQueue.ts"
import { dispatchAnswersPostgres } from "#adapters/postgres/dispatches/dispatchAnswersPostgres.ts"
import { ediInvoicesPostgres } from "#adapters/postgres/edi/ediInvoicesPostgres.ts"
import { outboxPostgres } from "#adapters/postgres/mail/outboxPostgres.ts"
import { newIdV7 } from "#adapters/ids/newIdV7.ts"
import { jobChangesPostgres } from "#adapters/postgres/job-changes/jobChangesPostgres.ts"
import { ormOptions } from "#adapters/postgres/ormOptions.ts"
import { layerOf } from "#adapters/postgres/PostgresSlice.ts"
import { slices } from "#adapters/postgres/slices.ts"
import { CurrentUser } from "#domain/access/CurrentUser.ts"
import { type BulkRun, BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import { BulkRuns } from "#domain/bulk-actions/BulkRuns.ts"
import { EdiInvoices } from "#domain/edi/EdiInvoices.ts"
import { EdiPartners } from "#domain/edi/EdiPartners.ts"
import { Outbox } from "#domain/mail/Outbox.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { Customers } from "#domain/customers/Customers.ts"
import { PersonalData } from "#domain/customers/PersonalData.ts"
import { type JobLink, JobLinks } from "#domain/documents/JobLinks.ts"
import { CreditNoteId, CreditNotes } from "#domain/jobs/CreditNote.ts"
import { JobChanges } from "#domain/jobs/JobChanges.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { Insurer, InsurerId } from "#domain/insurers/Insurer.ts"
import { Insurers } from "#domain/insurers/Insurers.ts"
import { Locations } from "#domain/locations/Locations.ts"
import { type GlassQuery, queryKey } from "#domain/nags-search/GlassQuery.ts"
import { SearchChargeId, SearchCharges } from "#domain/nags-search/SearchCharges.ts"
import { Nags } from "#domain/nags/Nags.ts"
import { RefundId } from "#domain/payments/Payment.ts"
import { Users } from "#domain/people/Users.ts"
import { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import { PricingProfiles } from "#domain/pricing-profiles/PricingProfiles.ts"
import { buildAnswer } from "#domain/dispatches/DispatchAnswer.ts"
import { DispatchAnswers } from "#domain/dispatches/DispatchAnswers.ts"
import { Dispatches } from "#domain/dispatches/Dispatches.ts"
import { Reminders } from "#domain/reminders/Reminders.ts"
import { ProductCategories } from "#domain/product-categories/ProductCategories.ts"
import { Products } from "#domain/products/Products.ts"
import { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import { SiteEventId } from "#domain/installer-day/SiteEvent.ts"
import { JobFileId } from "#domain/job-files/JobFile.ts"
import { PhotoReplies } from "#domain/public-page/PhotoReplies.ts"
import type { PhotoReply } from "#domain/public-page/PhotoReply.ts"
import { SiteEvents } from "#domain/installer-day/SiteEvents.ts"
import { SignatureId } from "#domain/signatures/Signature.ts"
import { Signatures } from "#domain/signatures/Signatures.ts"
import { Tenants } from "#domain/tenants/Tenants.ts"
import {
  freshCategory,
  freshCustomer,
  freshJob,
  freshLocation,
  freshPayment,
  freshProduct,
  freshProfile,
  freshUser,
  withTenant
} from "../../contracts/fresh.ts"
import { freshPartner } from "../../contracts/ediContract.ts"
import { freshDispatch } from "../../contracts/freshDispatch.ts"
import { freshReminder } from "../../contracts/freshReminder.ts"
import { asTenant } from "../../support/fillTables.ts"
import { newTenant, testDatabase, testSettings } from "../../support/testDatabase.ts"

type Fields = Readonly<Record<string, unknown>>

/** JSON written by a version without these fields, with an additional field that no longer exists. */
const older = (stored: unknown, ...unknown: ReadonlyArray<string>): Fields => ({
  ...Object.fromEntries(Object.entries(stored as Fields).filter(([name]) => !unknown.includes(name))),
  goneSince: { by: ["an older version"] }
})

const queue = WorkQueue.layer.pipe(Layer.provide([testSettings, testDatabase]))

const keepers = Layer.mergeAll(
  layerOf(slices),
  Layer.mergeAll(
    jobChangesPostgres,
    outboxPostgres.pipe(Layer.provide(queue)),
    ediInvoicesPostgres.pipe(Layer.provide(queue)),
    dispatchAnswersPostgres.pipe(Layer.provide(queue))
  ).pipe(Layer.provide(newIdV7))
).pipe(Layer.provideMerge(testDatabase))

const owner = Effect.acquireRelease(
  Effect.promise(async () => {
    const client = new pg.Client(inject("ownerUrl"))
    await client.connect()
    return client
  }),
  (client) => Effect.promise(() => client.end())
)

/** All entity columns that store JSON, as `table.column`. */
const jsonColumns = Effect.acquireUseRelease(
  Effect.promise(() => MikroORM.init(ormOptions(inject("ownerUrl")))),
  (orm) =>
    Effect.sync(() =>
      [...orm.getMetadata().getAll().values()].flatMap(({ props, tableName }) =>
        props
          .filter(({ customType }) => customType instanceof JsonType)
          .map(({ fieldNames }) => `${tableName}.${fieldNames[0]}`)
      )
    ),
  (orm) => Effect.promise(() => orm.close())
)

const at = Date.UTC(2026, 10, 21, 9)
const uuid = () => crypto.randomUUID()
const query: GlassQuery = { by: "vehicle", year: 2024, make: "Toyota", model: "Camry", bodyStyle: "SUV" }
const card = { brand: "VISA", last4: "1111" } as const
const movedFrom = { id: JobId.make(uuid()), number: 1001, paymentId: uuid() }
const adjustment = {
  id: uuid(),
  kind: "writeOff",
  payer: "insurer",
  amount: 782,
  date: "2026-11-22",
  reason: "Paid at its own rate"
} as const
const voided = { reason: "Wrong job", date: "2026-11-21" } as const
const glass = {
  // An X among digits alone is never parsed as a part number with a color. With two letters after it, it would be.
  partNumber: `FW9X${String(Math.floor(Math.random() * 1_000)).padStart(3, "0")}`,
  description: "Windshield",
  glassType: "windshield",
  position: "onePiece",
  features: ["camera"],
  listPrice: 42000,
  effectiveDate: "2026-01-01",
  laborHours: 250,
  kit: { partNumber: "HAH000448", kind: "base", quantity: 100 },
  hardware: [{ partNumber: "HAM000101", kind: "molding", description: "Molding", quantity: 100, listPrice: 900 }],
  calibration: "static",
  sample: true
} as const

const decoded = {
  vin: "1HGCM82633A004352",
  year: 2003,
  make: "Honda",
  model: "Accord",
  bodyStyle: "Coupe",
  vehicleType: "Passenger Car",
  doors: 2,
  series: "",
  trim: "EX-V6",
  driveType: "FWD",
  fuel: "Gasoline",
  plantCountry: "Canada",
  manufacturer: "Honda"
}

const workWeek = [
  ...Array.from({ length: 5 }, () => ({ start: "08:00", end: "17:00" })),
  ...Array.from({ length: 2 }, () => ({ start: "", end: "" }))
]
const thanksgiving = { from: "2026-11-26", to: "2026-11-27", note: "Thanksgiving" }

/** A shop with a row in each column that stores JSON. */
const world = Effect.gen(function* () {
  const tenant = yield* newTenant
  const shop = withTenant(tenant)
  const [customer, location, profile, user] = [freshCustomer(), freshLocation(), freshProfile(), freshUser()]
  const category = freshCategory()
  const product = freshProduct({ categoryId: category.id })
  const refund = {
    id: RefundId.make(uuid()),
    status: "refunded",
    amount: 50,
    reason: "Half",
    date: "2026-11-21",
    source: "Cash"
  } as const
  const other = freshJob(customer, location, { number: 1001 })
  const job = freshJob(customer, location, {
    number: 1002,
    stage: "invoice",
    invoicedOn: "2026-11-21",
    invoiceNumber: 1,
    rebillOf: { id: other.id, number: 1001 },
    credit: { number: 1, creditedOn: "2026-11-21", rebilledAs: { id: other.id, number: 1001 } },
    answer: { kind: "accepted", at, by: "Ada", reason: "", contentHash: "h" },
    payments: [{ ...freshPayment(100), card, refunds: [refund] }]
  })
  yield* (yield* Customers).add(customer).pipe(shop)
  yield* (yield* Locations).add(location).pipe(shop)
  yield* (yield* PricingProfiles).add(profile).pipe(shop)
  yield* (yield* Users).save(user, "hash").pipe(shop)
  yield* (yield* ProductCategories).add(category).pipe(shop)
  const insurer = new Insurer({
    id: InsurerId.make(uuid()),
    version: 1,
    insurerName: "Prairie Mutual",
    aliases: "",
    network: "none",
    isActive: true
  })
  yield* (yield* Insurers).add(insurer).pipe(shop)
  const reminder = freshReminder(user.id)
  yield* (yield* Reminders).add(reminder).pipe(shop)
  const dispatch = freshDispatch()
  yield* (yield* Dispatches).add(dispatch).pipe(shop)
  yield* (yield* Products).add(product).pipe(shop)
  for (const one of [other, job]) yield* (yield* Jobs).add(one).pipe(shop)
  const note = {
    id: CreditNoteId.make(uuid()),
    jobId: job.id,
    number: 1,
    invoiceNumber: 1,
    creditedOn: "2026-11-21",
    reason: "Wrong insurer",
    lines: job.lines.map((line) => ({ ...line, quantity: -line.quantity, amount: -100 })),
    totals: job.totals
  } as const
  yield* (yield* CreditNotes).add(note).pipe(shop)
  yield* (yield* JobChanges)
    .add(job.id, { _tag: "customer", deed: "declined", note: "Too dear" })
    .pipe(shop, Effect.provideService(CurrentUser, undefined))
  const content = { customerId: job.customerId, lines: [{ id: "one", netPrice: 100 }] }
  const signature = {
    id: SignatureId.make(uuid()),
    at,
    takenBy: null,
    content,
    contentHash: "h1",
    document: "quote",
    signedBy: "Ada Moreno",
    mark: { _tag: "typed", name: "Ada Moreno" }
  } as const
  yield* (yield* Signatures).add(job.id, signature).pipe(shop)
  const onSite = {
    id: SiteEventId.make(uuid()),
    at,
    receivedAt: at,
    by: null,
    outcome: "kept",
    deed: { _tag: "couldNot", reason: "weather", note: "Hail" }
  } as const
  yield* (yield* SiteEvents).add(job.id, onSite).pipe(shop)
  const link: JobLink = {
    id: JobLinkId.make(uuid()),
    jobId: job.id,
    kind: "quote",
    language: "en",
    offer: "9f2c7d",
    asks: { _tag: "deposit", amount: 5000 },
    at,
    expiresOn: "2026-12-21",
    revokedAt: null,
    openedAt: null,
    opened: 0,
    callbackAt: null,
    callbackNote: ""
  }
  yield* (yield* JobLinks).add(link).pipe(shop)
  const photoReply: PhotoReply = {
    linkId: link.id,
    jobId: job.id,
    vin: null,
    car: { year: 2023, make: "Hyundai", model: "Kona", bodyStyle: "SUV" },
    lookups: 1,
    panes: [{ partNumber: "FW99001GTYN", features: ["camera"] }],
    answers: [{ feature: "camera", answer: "yes" }],
    photos: [{ fileId: JobFileId.make(uuid()), subject: "mirror" }],
    at,
    sentAt: null
  }
  yield* (yield* PhotoReplies).save(photoReply).pipe(shop)
  const charge = {
    id: SearchChargeId.make(uuid()),
    query,
    by: user.id,
    byName: "Nina O’Brien",
    at,
    amount: 100,
    found: 3
  }
  yield* (yield* SearchCharges).add(charge, 0).pipe(shop)
  const run: BulkRun = {
    id: BulkRunId.make(uuid()),
    action: "changeThings",
    by: user.id,
    at,
    change: { size: 3 },
    state: "doing"
  }
  yield* (yield* BulkRuns).add(run, [uuid()]).pipe(shop)
  const client = yield* owner
  yield* Effect.promise(() =>
    asTenant(
      client,
      tenant,
      "insert into glass_part (part_number, base, glass_type, body) values ($1, $1, 'windshield', $2)",
      [glass.partNumber, JSON.stringify(glass)]
    )
  )
  const asked = { jobId: job.id, number: 1002, about: "Windshield" } as const
  yield* (yield* Outbox).enqueue({ kind: "quoteAsked", userId: user.id, quote: asked }).pipe(shop)
  const [posting] = yield* Effect.promise(() =>
    asTenant<{ id: string }>(client, tenant, "select id from outbox where tenant_id = $1", [tenant])
  )
  return {
    shop,
    asked,
    posting: posting!.id,
    tenant,
    client,
    customer,
    location,
    profile,
    category,
    insurer,
    reminder,
    dispatch,
    product,
    user,
    job,
    note,
    content,
    onSite,
    signature,
    link,
    photoReply,
    charge,
    run
  }
})

/** What an older version wrote to a column, and how it is read. */
interface Case<R> {
  readonly wrote: unknown
  readonly reads: Effect.Effect<unknown, unknown, R>
  readonly as: unknown
}

const ediRow = `
  insert into edi_invoice (tenant_id, job_id, network, state, invoice_number, invoiced_on, claimed, paid, findings, corrections, reason, trouble, state_at)
  values ($1, $2, 'lynx', 'draft', 1, '2026-11-21', 0, 0, '[]', '{}', '', '', 0)`

const casesIn = Effect.fnUntraced(function* ({
  shop,
  client,
  asked,
  posting,
  tenant,
  customer,
  location,
  profile,
  category,
  insurer,
  reminder,
  dispatch,
  product,
  user,
  job,
  note,
  content,
  onSite,
  signature,
  link,
  photoReply,
  charge,
  run
}: Effect.Success<typeof world>) {
  const readReply = Effect.map((yield* PhotoReplies).ofLink(link.id).pipe(shop), (read) => read!)
  const jobs = yield* Jobs
  const ofJob = <Name extends keyof typeof job>(name: Name, wrote: unknown, as: unknown) =>
    ({ wrote, reads: Effect.map(jobs.get(job.id).pipe(shop), (read) => read[name]), as }) satisfies Case<never>
  const [payment] = job.payments
  const payments = (change: object) => [{ ...payment, ...change }]
  const [refund] = payment!.refunds!
  const { phoneNumbers, billingAddress, shippingAddress } = customer
  const readCustomer = (yield* Customers).get(customer.id).pipe(shop)
  const readTenant = (yield* Tenants).getCurrent(tenant)
  const { profileName: _, pricingType: _type, id: _id, version: _version, ...rates } = profile
  const runs = yield* BulkRuns
  const before = yield* readTenant
  const told = { at, by: "Dana Office", fields: ["name"] }
  /** Who saved a record of version 1, as reported when a stale save is rejected. */
  const savesOf = <R>(late: Effect.Effect<unknown, object, R>, version = 1) => ({
    wrote: [older({ ...told, version })],
    reads: Effect.map(Effect.flip(late), (refused) => (refused as { saves?: unknown }).saves),
    as: [told]
  })
  const ownBusiness = yield* OwnBusiness
  const business = yield* ownBusiness.get.pipe(shop)
  const [partners, ediInvoices] = [yield* EdiPartners, yield* EdiInvoices]
  yield* partners.save(freshPartner()).pipe(shop)
  yield* Effect.promise(() => asTenant(client, tenant, ediRow, [tenant, job.id]))
  const readEdi = ediInvoices.get(job.id).pipe(shop)
  const answer = buildAnswer(dispatch, "accepted", { answeredAt: at, jobNumber: 1 })
  const finding = { level: "error", field: "vin", reason: "missing", place: "claim", line: 0, asked: "" } as const
  const program = { insurerId: uuid(), programId: "77", parentId: "" } as const
  return {
    "edi_partner.programs": {
      wrote: [older(program, "parentId")],
      reads: Effect.map(partners.get("lynx").pipe(shop), (read) => read?.programs),
      as: [program]
    },
    "edi_invoice.findings": {
      wrote: [older(finding, "line", "asked")],
      reads: Effect.map(readEdi, (read) => read?.findings),
      as: [finding]
    },
    "edi_invoice.corrections": {
      wrote: older({ vin: "1M8GDM9AXKP042788" }),
      reads: Effect.map(readEdi, (read) => read?.corrections),
      as: { vin: "1M8GDM9AXKP042788" }
    },
    "edi_invoice.credit": {
      wrote: older({ number: 12, state: "due", control: null, reason: "", at: 1 }),
      reads: Effect.map(readEdi, (read) => read?.credit),
      as: { number: 12, state: "due", control: null, reason: "", at: 1 }
    },
    "edi_invoice.dispute": {
      wrote: older({ at: 1, by: "Bea Ortiz", note: "The agreed rate" }),
      reads: Effect.map(readEdi, (read) => read?.dispute),
      as: { at: 1, by: "Bea Ortiz", note: "The agreed rate" }
    },
    "customer.saves": savesOf((yield* Customers).save({ ...customer, version: 0 }).pipe(shop)),
    "insurer.saves": savesOf((yield* Insurers).save(new Insurer({ ...insurer, version: 0 })).pipe(shop)),
    "location.saves": savesOf((yield* Locations).save({ ...location, version: 0 }).pipe(shop)),
    "pricing_profile.saves": savesOf((yield* PricingProfiles).save({ ...profile, version: 0 }).pipe(shop)),
    "product_category.saves": savesOf((yield* ProductCategories).save({ ...category, version: 0 }).pipe(shop)),
    "product.saves": savesOf((yield* Products).save({ ...product, version: 0 }).pipe(shop)),
    "dispatch.content": {
      wrote: older(dispatch.content),
      reads: Effect.map((yield* Dispatches).get(dispatch.id).pipe(shop), ({ content: read }) => read),
      as: dispatch.content
    },
    "dispatch.answer": {
      wrote: older(answer, "trouble"),
      reads: (yield* DispatchAnswers).getForUpdate(dispatch.id).pipe(shop),
      as: { ...answer, trouble: "" }
    },
    "reminder.saves": savesOf((yield* Reminders).save({ ...reminder, version: 0 }).pipe(shop)),
    "shop_user.saves": savesOf((yield* Users).change({ ...user, version: 0 }).pipe(shop)),
    "tenant.saves": savesOf(
      ownBusiness.save({ ...business, version: business.version - 1 }).pipe(shop),
      business.version
    ),
    "job.vehicle": ofJob("vehicle", older(job.vehicle, "vin", "color"), { ...job.vehicle, vin: "" }),
    "job.insurance": ofJob("insurance", older(job.insurance, "causeOfLoss"), {
      ...job.insurance,
      causeOfLoss: ""
    }),
    "job.install": ofJob("install", older(job.install, "availability", "notes"), { ...job.install, notes: "" }),
    "job.tax_rates": ofJob("taxRates", older(job.taxRates, "exempt", "lines"), {
      ...job.taxRates,
      exempt: false,
      lines: []
    }),
    "job.totals": ofJob("totals", older(job.totals, "shopCredit", "taxes"), { ...job.totals, shopCredit: 0 }),
    "job.answer": ofJob("answer", older(job.answer, "reason", "contentHash"), { ...job.answer, contentHash: "" }),
    "job.credit": ofJob("credit" as never, older((job as { credit: object }).credit, "rebilledAs"), {
      ...(job as { credit: object }).credit,
      rebilledAs: null
    }),
    "job.rebill_of": ofJob("rebillOf", older(job.rebillOf), job.rebillOf),
    "job.rework_of": ofJob("reworkOf", { id: job.id, number: 1 }, { id: job.id, number: 1, cause: "other" }),
    "job.former_customer_ids": ofJob("formerCustomerIds", [customer.id], [customer.id]),
    "job.reworks": ofJob(
      "reworks",
      [{ id: job.id, number: 1, cause: "leak" }],
      [{ id: job.id, number: 1, cause: "leak" }]
    ),
    "job.decoded": ofJob("decoded", older(decoded), decoded),
    // Ignored on an invoice: a build that did not know the field may have left it there.
    "job.lost": ofJob("lost", { reason: "price", on: "2026-11-21" }, null),
    "job.adjustments": ofJob("adjustments", [adjustment], [adjustment]),
    "payment.card": ofJob("payments", older(card), payments({})),
    "payment.refunds": ofJob(
      "payments",
      [older(refund, "status", "source")],
      payments({ refunds: [{ ...refund, source: "–" }] })
    ),
    "payment.voided": ofJob("payments", voided, payments({ voided, refunds: [{ ...refund, source: "–" }] })),
    "payment.moved_from": ofJob(
      "payments",
      movedFrom,
      payments({ movedFrom, voided, refunds: [{ ...refund, source: "–" }] })
    ),
    "credit_note.lines": {
      wrote: note.lines.map((line) =>
        older(line, "noChargeReason", "discountNote", "adhesiveLot", "taxAs", "partPattern")
      ),
      reads: Effect.map((yield* CreditNotes).ofJob(job.id).pipe(shop), (read) => read?.lines),
      as: note.lines.map((line) => ({
        ...line,
        noChargeReason: "",
        discountNote: "",
        adhesiveLot: "",
        taxAs: "",
        partPattern: ""
      }))
    },
    "credit_note.totals": {
      wrote: older(note.totals, "shopCredit", "taxes"),
      reads: Effect.map((yield* CreditNotes).ofJob(job.id).pipe(shop), (read) => read?.totals),
      as: { ...note.totals, shopCredit: 0 }
    },
    "job_change.what": {
      wrote: older({ _tag: "customer", deed: "declined" }),
      reads: Effect.map((yield* JobChanges).list(job.id, {}).pipe(shop), ({ items }) => items[0]?.what),
      as: { _tag: "customer", deed: "declined", note: "" }
    },
    "location.tax_lines": {
      wrote: [older({ name: "TVQ", rate: 997.5, on: "both", from: "2013-01-01" })],
      reads: Effect.map((yield* Locations).get(location.id).pipe(shop), ({ taxLines }) => taxLines),
      as: [{ name: "TVQ", rate: 997.5, on: "both", from: "2013-01-01" }]
    },
    "location.business_hours": {
      wrote: workWeek.map((hours) => older(hours)),
      reads: Effect.map((yield* Locations).get(location.id).pipe(shop), ({ businessHours }) => businessHours),
      as: workWeek
    },
    "location.closed_days": {
      wrote: [older(thanksgiving)],
      reads: Effect.map((yield* Locations).get(location.id).pipe(shop), ({ closedDays }) => closedDays),
      as: [thanksgiving]
    },
    "location.address": {
      wrote: older(location.address, "address2", "postalCode"),
      reads: Effect.map((yield* Locations).get(location.id).pipe(shop), ({ address }) => address),
      as: { ...location.address, address2: "", postalCode: "" }
    },
    "glass_part.body": {
      wrote: older({ ...glass, hardware: [older(glass.hardware[0], "listPrice")] }, "features", "sample"),
      reads: Effect.map((yield* Nags).matching(glass.partNumber as never), ([read]) => read),
      as: { ...glass, features: [], sample: false, hardware: [{ ...glass.hardware[0], listPrice: 0 }] }
    },
    "customer.phone_numbers": {
      wrote: phoneNumbers.map((entry) => older(entry)),
      reads: Effect.map(readCustomer, (read) => read.phoneNumbers),
      as: phoneNumbers
    },
    "customer.issued_to": {
      wrote: { customerName: "Ada Moreno", billingAddress: older(billingAddress, "address2"), taxExemptNo: "" },
      reads: (yield* PersonalData).issuedTo(customer.id).pipe(shop),
      as: { customerName: "Ada Moreno", billingAddress: { ...billingAddress, address2: "" }, taxExemptNo: "" }
    },
    "customer.billing_address": {
      wrote: older(billingAddress, "address2"),
      reads: Effect.map(readCustomer, (read) => read.billingAddress),
      as: { ...billingAddress, address2: "" }
    },
    "customer.shipping_address": {
      wrote: older(billingAddress, "address2", "city"),
      reads: Effect.map(readCustomer, (read) => read.shippingAddress),
      as: { ...billingAddress, ...(shippingAddress ?? {}), address2: "", city: "" }
    },
    "job_link.asks": {
      wrote: older(link.asks),
      reads: Effect.map((yield* JobLinks).ofJob(job.id).pipe(shop), ([read]) => read?.asks),
      as: link.asks
    },
    "photo_reply.car": {
      wrote: older(photoReply.car, "bodyStyle"),
      reads: Effect.map(readReply, ({ car }) => car),
      as: { ...photoReply.car, bodyStyle: "" }
    },
    "photo_reply.panes": {
      wrote: photoReply.panes.map((pane) => older(pane, "features")),
      reads: Effect.map(readReply, ({ panes }) => panes),
      as: photoReply.panes.map((pane) => ({ ...pane, features: [] }))
    },
    "photo_reply.answers": {
      wrote: photoReply.answers.map((answer) => older(answer)),
      reads: Effect.map(readReply, ({ answers }) => answers),
      as: photoReply.answers
    },
    "photo_reply.photos": {
      wrote: photoReply.photos.map((photo) => older(photo)),
      reads: Effect.map(readReply, ({ photos }) => photos),
      as: photoReply.photos
    },
    // Signed content stays as stored, whatever fields exist today.
    "signature.content": {
      wrote: older(content),
      reads: Effect.map((yield* Signatures).ofJob(job.id).pipe(shop), ([read]) => read?.content),
      as: older(content)
    },
    "signature.mark": {
      wrote: older(signature.mark),
      reads: Effect.map((yield* Signatures).ofJob(job.id).pipe(shop), ([read]) => read?.mark),
      as: signature.mark
    },
    "site_event.deed": {
      wrote: older(onSite.deed, "note"),
      reads: Effect.map((yield* SiteEvents).ofJobs([job.id]).pipe(shop), (read) => read.get(job.id)?.[0]?.deed),
      as: { ...onSite.deed, note: "" }
    },
    "tenant.address": {
      wrote: older(before.address, "address2"),
      reads: Effect.map(readTenant, ({ address }) => address),
      as: { ...before.address, address2: "" }
    },
    "search_charge.query": {
      wrote: older(query, "bodyStyle"),
      reads: Effect.map((yield* SearchCharges).latest(queryKey(charge.query)).pipe(shop), (read) => read?.query),
      as: { ...query, bodyStyle: "" }
    },
    "shop_user.work_hours": {
      wrote: workWeek.map((hours) => older(hours)),
      reads: Effect.map((yield* Users).get(user.id).pipe(shop), (read) => read?.workHours),
      as: workWeek
    },
    "shop_user.days_off": {
      wrote: [older(thanksgiving)],
      reads: Effect.map((yield* Users).get(user.id).pipe(shop), (read) => read?.daysOff),
      as: [thanksgiving]
    },
    "shop_user.address": {
      wrote: older(location.address, "address2"),
      reads: Effect.map((yield* Users).get(user.id).pipe(shop), (read) => read?.address),
      as: { ...location.address, address2: "" }
    },
    "pricing_profile.rates": {
      wrote: older(
        { ...rates, kitPrices: rates.kitPrices.map((price) => older(price)) },
        "autoAddCalibration",
        "laborBase",
        "clipsPercent"
      ),
      reads: (yield* PricingProfiles).get(profile.id).pipe(shop),
      as: new PricingProfile({ ...profile, autoAddCalibration: false, laborBase: 0, clipsPercent: 0 })
    },
    // Read within days by the version that wrote it, and returned unchanged.
    "outbox.quote": {
      wrote: older(asked),
      reads: Effect.map((yield* Outbox).claim(posting, at).pipe(shop), (read) =>
        typeof read === "string" ? read : read.quote
      ),
      as: older(asked)
    },
    "outbox.dispatch": {
      wrote: older({ number: "004179015", about: "Windshield" }),
      reads: Effect.map((yield* Outbox).claim(posting, at + 120_000).pipe(shop), (read) =>
        typeof read === "string" ? read : read.dispatch
      ),
      as: older({ number: "004179015", about: "Windshield" })
    },
    "outbox.reminder": {
      wrote: older({ id: job.id, kind: "callBack", number: 1002 }),
      reads: Effect.map((yield* Outbox).claim(posting, at + 240_000).pipe(shop), (read) =>
        typeof read === "string" ? read : read.reminder
      ),
      as: older({ id: job.id, kind: "callBack", number: 1002 })
    },
    "outbox.stray": {
      wrote: older({ network: "LYNX Services" }),
      reads: Effect.map((yield* Outbox).claim(posting, at + 320_000).pipe(shop), (read) =>
        typeof read === "string" ? read : read.stray
      ),
      as: older({ network: "LYNX Services" })
    },
    "outbox.invoice": {
      wrote: older({ jobId: job.id, number: 2042, network: "LYNX Services", state: "rejected" }),
      reads: Effect.map((yield* Outbox).claim(posting, at + 400_000).pipe(shop), (read) =>
        typeof read === "string" ? read : read.invoice
      ),
      as: older({ jobId: job.id, number: 2042, network: "LYNX Services", state: "rejected" })
    },
    // Read by the action's own schemas within the day it can be undone: stored unchanged.
    "bulk_run.change": {
      wrote: older(run.change),
      reads: Effect.map(runs.getForUpdate(run.id).pipe(shop), (read) => read?.change),
      as: older(run.change)
    },
    "bulk_row.trace": {
      wrote: older({ before: 1 }),
      reads: Effect.map(runs.rows(run.id, "waiting", 1).pipe(shop), ([read]) => read?.trace),
      as: older({ before: 1 })
    },
    "bulk_row.failure": {
      wrote: older({ _tag: "ThingInUse" }),
      reads: Effect.map(runs.rows(run.id, "waiting", 1).pipe(shop), ([read]) => read?.failure),
      as: older({ _tag: "ThingInUse" })
    }
  } as const satisfies Readonly<Record<string, Case<never>>>
})

layer(keepers, { excludeTestServices: true })("JSON written by older versions", (it) => {
  it.effect("reads with then-unknown fields empty, in every column that stores JSON", () =>
    Effect.gen(function* () {
      const opened = yield* world
      const cases: Readonly<Record<string, Case<never>>> = yield* casesIn(opened)
      assert.deepStrictEqual(Object.keys(cases).sort(), (yield* jsonColumns).sort())
      const found: Record<string, unknown> = {}
      const expected: Record<string, unknown> = {}
      for (const [name, { wrote, reads, as }] of Object.entries(cases)) {
        const [table, column] = name.split(".")
        const [where, value] =
          table === "glass_part"
            ? ["part_number", glass.partNumber]
            : [table === "tenant" ? "id" : "tenant_id", opened.tenant]
        const changed = yield* Effect.promise(() =>
          asTenant(
            opened.client,
            opened.tenant,
            `update ${table} set ${column} = $2 where ${where} = $1 ${table === "job" ? "and number = 1002" : ""} returning 1`,
            [value, JSON.stringify(wrote)]
          )
        )
        assert.isAtLeast(changed.length, 1, name)
        found[name] = plain(yield* reads.pipe(Effect.catchCause((cause) => Effect.succeed(Cause.pretty(cause)))))
        expected[name] = plain(as)
      }
      assert.deepStrictEqual(found, expected)
    })
  )
})

const plain = (value: unknown) => JSON.parse(JSON.stringify(value ?? null)) as unknown
