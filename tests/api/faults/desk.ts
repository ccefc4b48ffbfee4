import { sampleCustomer, sampleJob } from "#domain/testing/samples.ts"
import type { Reply } from "../../support/apiClient.ts"
import type { FaultEnvironment, Server } from "./openEnvironment.ts"

/** The fields of a job that tests read. */
export interface JobSeen {
  readonly id: string
  readonly version: number
  readonly stage: string
  readonly balance: number
  readonly invoiceNumber: number | null
  readonly credit: object | null
  readonly install: object
  readonly lines: ReadonlyArray<{ readonly partNumber: string; readonly quantity: number; readonly netPrice: number }>
  readonly payments: ReadonlyArray<{
    readonly id: string
    readonly status: string
    readonly amountReceived: number
    readonly refunds?: ReadonlyArray<{ readonly id: string; readonly status: string; readonly amount: number }>
  }>
}

interface Entry {
  readonly what: { readonly _tag: string; readonly status?: string; readonly to?: string }
}

export const dataOf = <A>(reply: Reply): A => reply.json().data as A

type Shop = ReturnType<FaultEnvironment["openShop"]>

/** The roles of the people in a desk's shop. */
export const deskRoles = ["owner", "sales"] as const

/**
 * Opens a shop whose owner signs in at one server and can use others: each call names its server. Creates a shop unless
 * one is given.
 */
export const openDesk = async (place: FaultEnvironment, first: Server, shop: Shop = place.openShop(deskRoles)) => {
  const { tenant, prefix, users, location } = await shop
  const [owner, sales] = users as unknown as readonly [(typeof users)[0], (typeof users)[0]]
  const cookie = await first.signIn(prefix, owner!.userName)
  const get = (at: Server, path: string) => at.ask(prefix, path, { cookie })
  const post = (at: Server, path: string, body: unknown, key?: string) =>
    at.ask(prefix, path, {
      method: "POST",
      body,
      cookie,
      ...(key === undefined ? {} : { headers: { "idempotency-key": key } })
    })
  const put = (at: Server, path: string, body: unknown) => at.ask(prefix, path, { method: "PUT", body, cookie })
  const customer = dataOf<{ id: never }>(await post(first, "/customers", sampleCustomer))
  const { lines, insurance, ...sample } = sampleJob(customer.id, location.id)
  // Omits fields that the previous build does not know and clients may leave out.
  const { policyholder: _policyholder, ...claim } = insurance!
  const draft = {
    ...sample,
    insurance: claim,
    lines: lines.map(({ taxAs: _, partPattern: _pattern, ...line }) => line)
  }
  return {
    tenant,
    prefix,
    owner: owner!,
    sales: sales!,
    cookie,
    draft,
    get,
    post,
    put,
    /** Creates a quote of trade 3.2 example E: 969.18, of which the customer owes 40.00 and the insurer 869.18. */
    quote: async () => dataOf<JobSeen>(await post(first, "/jobs", draft)),
    job: async (at: Server, id: string) => dataOf<JobSeen>(await get(at, `/jobs/${id}`)),
    /** A job's timeline in short, oldest first: what happened and to what. */
    timeline: async (at: Server, id: string) =>
      dataOf<{ items: ReadonlyArray<Entry> }>(await get(at, `/jobs/${id}/changes?size=100`))
        .items.map(({ what }) => [what._tag, what.status ?? what.to ?? ""].join(" ").trim())
        .toReversed(),
    /** The shop's messages that are waiting to be sent. */
    unsent: () =>
      place.sql(
        tenant.id,
        "select id from pgboss.job where name = 'messages' and state <> 'completed' and data->>'tenant' = $1",
        [tenant.id]
      ),
    sql: (text: string, values: ReadonlyArray<unknown> = []) => place.sql(tenant.id, text, [...values])
  }
}

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** A card payment of the insurer's share. */
export const cardPayment = (amountReceived: number) => ({
  paymentId: crypto.randomUUID(),
  payer: "insurer",
  amountReceived,
  description: "",
  token: "cnon:card-nonce-ok"
})
