import {
  type ChargeBody,
  createPayment,
  completeOrCancelPayment,
  cancelExpiredHolds,
  type RefundBody,
  createRefund
} from "./sandboxPayments.ts"
import type { SandboxState } from "./SandboxState.ts"
import { errorShape, type PaymentShape, type RefundShape } from "./squareShapes.ts"

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** A request to the sandbox; `at` is the current time, ISO 8601. */
export interface SandboxRequest {
  readonly method: string
  readonly url: URL
  readonly body: string
  readonly at: string
  /** Called with what changed, once per idempotency key. */
  readonly tell: (what: { readonly payment: PaymentShape } | { readonly refund: RefundShape }) => void
}

const notFound: Answer = { status: 404, body: { errors: [errorShape("NOT_FOUND")] } }
const bad = (field: string): Answer => ({ status: 400, body: { errors: [errorShape("BAD_REQUEST", field)] } })

/**
 * Implements the part of Square's v2 API that Frit uses. The same key with the same body gets the same response; with a
 * different body it is rejected.
 */
export const handleSandboxRequest = (books: SandboxState, { method, url, body, at, tell }: SandboxRequest): Answer => {
  const [, id] = /^\/v2\/(?:payments|refunds)\/([^/]+)$/.exec(url.pathname) ?? []
  const { payments, refunds } = books.books
  cancelExpiredHolds(books, at)
  if (method === "POST" && url.pathname === "/v2/payments")
    return once(books, body, (asked) => {
      const { status, body: answered } = createPayment(books, asked as unknown as ChargeBody, at)
      if (answered.payment !== undefined) tell({ payment: answered.payment })
      return { status, body: answered }
    })
  if (method === "POST" && url.pathname === "/v2/refunds")
    return once(books, body, (asked) => {
      const { status, body: answered } = createRefund(books, asked as unknown as RefundBody, at)
      if (answered.refund !== undefined)
        for (const refund of [answered.refund, books.books.refunds[answered.refund.id]!]) tell({ refund })
      return { status, body: answered }
    })
  if (method === "POST" && url.pathname === "/v2/payments/cancel") {
    const { idempotency_key: key = "" } = JSON.parse(body) as { readonly idempotency_key?: string }
    const known = Object.values(payments).find(({ id: one }) => one === paymentOf(books, key))
    // An unknown key is not an error: nothing is held under it.
    if (known === undefined) return { status: 200, body: {} }
    const { status, body: answered } = completeOrCancelPayment(books, known.id, "cancel", at)
    if (answered.payment !== undefined) tell({ payment: answered.payment })
    return status === 200 ? { status, body: {} } : { status, body: answered }
  }
  const [, held, how] = /^\/v2\/payments\/([^/]+)\/(complete|cancel)$/.exec(url.pathname) ?? []
  if (method === "POST" && held !== undefined) {
    const given = completeOrCancelPayment(books, decodeURIComponent(held), how as "complete" | "cancel", at)
    if (given.body.payment !== undefined) tell({ payment: given.body.payment })
    return given
  }
  if (method !== "GET") return notFound
  if (url.pathname === "/v2/payments")
    return { status: 200, body: { payments: listed(Object.values(payments), url.searchParams) } }
  if (id === undefined) return notFound
  const isPayment = url.pathname.startsWith("/v2/payments/")
  const one = isPayment ? payments[decodeURIComponent(id)] : refunds[decodeURIComponent(id)]
  return one === undefined ? notFound : { status: 200, body: isPayment ? { payment: one } : { refund: one } }
}

/** Returns the id of the payment created with a key. */
const paymentOf = ({ books }: SandboxState, key: string): string | undefined =>
  (books.answers[key]?.body as { readonly payment?: PaymentShape } | undefined)?.payment?.id

const once = (
  { books }: SandboxState,
  body: string,
  first: (asked: { readonly idempotency_key: string }) => Answer
): Answer => {
  const asked = JSON.parse(body) as {
    readonly idempotency_key?: string
    readonly amount_money?: { readonly amount?: number }
  }
  const key = asked.idempotency_key
  if (key === undefined || key.length === 0 || key.length > 45) return bad("idempotency_key")
  if (!Number.isSafeInteger(asked.amount_money?.amount) || asked.amount_money!.amount! <= 0)
    return bad("amount_money.amount")
  const before = books.answers[key]
  if (before !== undefined)
    return before.asked === body
      ? before
      : { status: 400, body: { errors: [errorShape("IDEMPOTENCY_KEY_REUSED", "idempotency_key")] } }
  const given = first({ ...asked, idempotency_key: key })
  books.answers[key] = { asked: body, ...given }
  return given
}

const listed = (payments: ReadonlyArray<PaymentShape>, query: URLSearchParams) => {
  const [begin, end, place] = [query.get("begin_time") ?? "", query.get("end_time") ?? "9", query.get("location_id")]
  return payments.filter(
    (one) => one.created_at >= begin && one.created_at < end && (place === null || one.location_id === place)
  )
}
