import { Context, Effect, Layer } from "effect"
import type { AuditEvent } from "#domain/audit/AuditEvent.ts"
import type { ApiResponse } from "#domain/contract/Envelope.ts"
import type { BulkRow, BulkRun, BulkRunId } from "#domain/bulk-actions/BulkRun.ts"
import type { CardCharge } from "#domain/card-payments/CardCharges.ts"
import type { Customer, CustomerId } from "#domain/customers/Customer.ts"
import type { FileId } from "#domain/files/FileId.ts"
import type { StoredFile } from "#domain/files/Files.ts"
import type { StoredJobFile } from "#domain/job-files/JobFile.ts"
import type { JobChange, JobChangeId } from "#domain/jobs/JobChange.ts"
import type { PresentUser } from "#domain/job-presence/JobPresence.ts"
import type { InstallerBooking } from "#domain/jobs/bookInstallers.ts"
import type { CreditNote, CreditNoteId } from "#domain/jobs/CreditNote.ts"
import type { JobLink } from "#domain/documents/JobLinks.ts"
import type { JobId, JobLinkId } from "#domain/shared/JobId.ts"
import type { Job } from "#domain/jobs/Job.ts"
import type { ListChoice } from "#domain/list-views/ListChoice.ts"
import type { ListView, ListViewId } from "#domain/list-views/ListView.ts"
import type { Location, LocationId } from "#domain/locations/Location.ts"
import type { OutboxMessage } from "#domain/mail/Outbox.ts"
import type { Message, MessageId } from "#domain/messages/Message.ts"
import type { SmsConsent } from "#domain/messages/SmsConsent.ts"
import type { PasswordReset } from "#domain/credentials/PasswordResets.ts"
import type { SearchCharge } from "#domain/nags-search/SearchCharges.ts"
import type { UserId } from "#domain/access/CurrentUser.ts"
import type { User } from "#domain/people/User.ts"
import type { PricingProfile } from "#domain/pricing-profiles/PricingProfile.ts"
import type { PricingProfileId } from "#domain/pricing-profiles/PricingProfileId.ts"
import type { ProductCategory, ProductCategoryId } from "#domain/product-categories/ProductCategory.ts"
import type { Product, ProductId } from "#domain/products/Product.ts"
import type { Passkey, PasskeyId } from "#domain/credentials/Passkey.ts"
import type { Authenticator, PasskeyChallenge, PendingSignIn } from "#domain/credentials/SecondSteps.ts"
import type { LoginKey, Session } from "#domain/credentials/Sessions.ts"
import type { KnownDevice } from "#domain/credentials/KnownDevices.ts"
import { CurrentTenant, type TenantId } from "#domain/shared/CurrentTenant.ts"
import type { AccessEvent, StoredShopEvent, ShopEventChange, ShopEventKind } from "#domain/shop-events/ShopEvent.ts"
import type { Dispatch } from "#domain/dispatches/Dispatch.ts"
import type { PhotoReply } from "#domain/public-page/PhotoReply.ts"
import type { Reminder } from "#domain/reminders/Reminder.ts"
import type { SiteEvent } from "#domain/installer-day/SiteEvent.ts"
import type { Signature, SignatureId } from "#domain/signatures/Signature.ts"
import type { Tenant } from "#domain/tenants/Tenant.ts"
import type { TenantSetting } from "#domain/tenants/TenantSettings.ts"
import { ObservedMap } from "./ObservedMap.ts"

/** Receives each event when an in-memory table changes. */
type EmitEvent = (event: StoredShopEvent | AccessEvent) => void

const byJob = (kind: ShopEventKind, id: JobId, people: ReadonlyArray<UserId>): StoredShopEvent => ({
  kind,
  change: "changed",
  id,
  job: null,
  people
})

const changeOf = (before: unknown, now: unknown): ShopEventChange =>
  now === undefined ? "deleted" : before === undefined ? "made" : "changed"

const installersOf = (job: Job | undefined) => job?.install.installers.map(({ userId }) => userId) ?? []

/** Emits the events that database triggers emit for a job's row, its installers and its payments. */
const emitJobEvents = (tell: EmitEvent) => (id: JobId, before: Job | undefined, now: Job | undefined) => {
  const people = [...new Set([...installersOf(before), ...installersOf(now)])]
  tell({ ...byJob("job", id, people), change: changeOf(before, now) })
  if (people.length > 0) tell(byJob("appointment", id, people))
  const paid = new Map([...(before?.payments ?? []), ...(now?.payments ?? [])].map((payment) => [payment.id, payment]))
  for (const [payment] of paid) {
    const [was, is] = [before, now].map((job) => job?.payments.find((one) => one.id === payment))
    if (was !== is) tell({ kind: "payment", change: changeOf(was, is), id: payment, job: id, people: [] })
  }
}

const createShopTables = (tell: EmitEvent) => {
  const jobs = new ObservedMap<JobId, Job>(emitJobEvents(tell))
  const ofJob = (kind: ShopEventKind, job: JobId) => tell(byJob(kind, job, installersOf(jobs.get(job))))
  const own = <K, V>(
    kind: ShopEventKind,
    jobOf: (value: V) => JobId | null,
    peopleOf: (value: V) => ReadonlyArray<UserId>
  ) =>
    new ObservedMap<K, V>((id, before, now) =>
      tell({
        kind,
        change: changeOf(before, now),
        id: String(id),
        job: jobOf((now ?? before)!),
        people: [...new Set([before, now].flatMap((value) => (value === undefined ? [] : peopleOf(value))))]
      })
    )
  return {
    ...emptyTables(),
    jobs,
    customers: own<CustomerId, Customer>(
      "customer",
      () => null,
      () => []
    ),
    messages: own<MessageId, MessageEntry>(
      "message",
      ({ message }) => message.jobId,
      () => []
    ),
    records: new Map<string, Map<string, unknown>>([
      [
        "reminders",
        own<string, unknown>(
          "reminder",
          (kept) => (kept as Reminder).jobId,
          (kept) => [(kept as Reminder).assignedTo]
        )
      ],
      ["edi-invoices", new ObservedMap<string, unknown>((id) => ofJob("job", id as JobId))],
      ["photo-replies", new ObservedMap<string, unknown>((_, __, now) => ofJob("job", (now as PhotoReply).jobId))],
      [
        "dispatches",
        own<string, unknown>(
          "dispatch",
          (kept) => (kept as Dispatch).jobId,
          () => []
        )
      ]
    ]),
    jobFiles: new ObservedMap<string, JobFileEntry>((_, before, now) => ofJob("job", (now ?? before)!.jobId)),
    siteEvents: new ObservedMap<string, SiteEventEntry>((_, before, now) => ofJob("job", (now ?? before)!.jobId)),
    signatures: new ObservedMap<SignatureId, SignatureEntry>((_, before, now) => ofJob("job", (now ?? before)!.jobId)),
    jobLinks: new ObservedMap<JobLinkId, JobLink>((_, before, now) => ofJob("job", (now ?? before)!.jobId)),
    presences: new ObservedMap<string, PresenceEntry>((_, before, now) => {
      const { job, who } = (now ?? before)!
      if (before === undefined || now === undefined) tell(byJob("presence", job, [who.userId]))
    }),
    sessions: new ObservedMap<string, Session>((_, __, now) => {
      if (now === undefined) tell({ kind: "access" })
    }),
    users: new ObservedMap<UserId, UserEntry>((_, before) => {
      if (before !== undefined) tell({ kind: "access" })
    })
  }
}

interface MessageEntry {
  readonly message: Message
  readonly claimedAt: number | undefined
  /** Name of the automatic notice, if the message is one. */
  readonly notice: string | undefined
}
interface UserEntry {
  readonly user: User
  readonly passwordHash: string | undefined
}
interface JobFileEntry {
  readonly jobId: JobId
  readonly file: StoredJobFile
}
interface SiteEventEntry {
  readonly jobId: JobId
  readonly event: SiteEvent
}
interface SignatureEntry {
  readonly jobId: JobId
  readonly signature: Signature
}
interface PresenceEntry {
  readonly job: JobId
  readonly who: PresentUser
  readonly at: number
}

const emptyTables = () => ({
  /** The shop's change events, oldest first. */
  events: new Array<StoredShopEvent | AccessEvent>(),
  /** Records of slices that have no map of their own here, by slice and id. */
  records: new Map<string, Map<string, unknown>>(),
  users: new Map<UserId, UserEntry>(),
  sessions: new Map<string, Session>(),
  keys: new Map<string, LoginKey>(),
  knownDevices: new Map<string, KnownDevice>(),
  passkeys: new Map<PasskeyId, Passkey>(),
  authenticators: new Map<UserId, Authenticator & { readonly lastCounter: number }>(),
  recoveryCodes: new Map<UserId, Set<string>>(),
  challenges: new Map<string, PasskeyChallenge>(),
  pendingSignIns: new Map<string, PendingSignIn>(),
  auditEvents: new Array<AuditEvent>(),
  settings: new Map<string, TenantSetting>(),
  passwordResets: new Map<string, PasswordReset>(),
  postings: new Map<
    string,
    { readonly posting: OutboxMessage; readonly claimedAt: number | undefined; readonly isDone: boolean }
  >(),
  customers: new Map<CustomerId, Customer>(),
  pricingProfiles: new Map<PricingProfileId, PricingProfile>(),
  locations: new Map<LocationId, Location>(),
  files: new Map<FileId, StoredFile>(),
  productCategories: new Map<ProductCategoryId, ProductCategory>(),
  products: new Map<ProductId, Product>(),
  jobs: new Map<JobId, Job>(),
  cardCharges: new Map<string, CardCharge>(),
  cardEvents: new Map<string, number>(),
  siteEvents: new Map<string, SiteEventEntry>(),
  signatures: new Map<SignatureId, SignatureEntry>(),
  jobFiles: new Map<string, JobFileEntry>(),
  jobChanges: new Map<JobChangeId, { readonly jobId: JobId; readonly change: JobChange }>(),
  messages: new Map<MessageId, MessageEntry>(),
  smsConsents: new Array<SmsConsent>(),
  jobLinks: new Map<JobLinkId, JobLink>(),
  jobLinkKeys: new Map<string, JobLinkId>(),
  answered: new Map<
    string,
    { readonly fingerprint: string; readonly at: number; readonly answer: ApiResponse | undefined }
  >(),
  listViews: new Map<ListViewId, ListView>(),
  listChoices: new Map<string, ListChoice>(),
  bulkRuns: new Map<BulkRunId, { readonly run: BulkRun; readonly rows: ReadonlyArray<BulkRow> }>(),
  searchCharges: new Map<string, SearchCharge>(),
  creditNotes: new Map<CreditNoteId, CreditNote>(),
  installerBookings: new Map<JobId, ReadonlyArray<InstallerBooking>>(),
  presences: new Map<string, PresenceEntry>(),
  lastNumbers: { job: 1000, invoice: 0, credit: 0 }
})

/** The in-memory tables of one shop. */
export type ShopTables = ReturnType<typeof emptyTables>

/** The in-memory tables of all shops, shared by every memory adapter of a run. */
export class MemoryTables extends Context.Service<
  MemoryTables,
  {
    readonly tenants: Map<TenantId, Tenant>
    readonly all: ReadonlyMap<TenantId, ShopTables>
    /** For each shop, the value of the global event counter at its latest event. */
    readonly news: ReadonlyMap<TenantId, number>
    /** The current shop's tables. */
    readonly current: Effect.Effect<ShopTables, never, CurrentTenant>
  }
>()("adapters/memory/MemoryTables") {
  static readonly empty = Layer.sync(MemoryTables, () => {
    const all = new Map<TenantId, ShopTables>()
    const news = new Map<TenantId, number>()
    let told = 0
    const hasNews = (id: TenantId) => void news.set(id, ++told)
    const of = (id: TenantId) => {
      const shelf: ShopTables =
        all.get(id) ??
        createShopTables((event) => {
          shelf.events.push(event)
          hasNews(id)
        })
      all.set(id, shelf)
      return shelf
    }
    return {
      tenants: new ObservedMap<TenantId, Tenant>(hasNews),
      all,
      news,
      current: CurrentTenant.useSync(({ id }) => of(id))
    }
  })
}

/** Returns a slice's records for the current shop, by id. */
export const tableOf = <Id extends string, Kept>(
  { current }: MemoryTables["Service"],
  slice: string
): Effect.Effect<Map<Id, Kept>, never, CurrentTenant> =>
  Effect.map(current, ({ records }) => {
    const known = records.get(slice) ?? new Map<string, unknown>()
    records.set(slice, known)
    return known as Map<Id, Kept>
  })
