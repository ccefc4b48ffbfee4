import { Effect } from "effect"
import { Addresses } from "#domain/tenants/Addresses.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { JobLinkId } from "#domain/shared/JobId.ts"
import { JobLinks } from "./JobLinks.ts"

/**
 * An address by which a link opens: 256 random bits under the shop's own host (P6), of which a fingerprint is
 * kept. `page` is what stands before it: the paper, or the page of an appointment.
 */
export const newLinkAddress = Effect.fn("newLinkAddress")(function* (
  linkId: string,
  prefix: string,
  page = "document"
) {
  const { next, fingerprint } = yield* Secrets
  const token = yield* next
  yield* (yield* JobLinks).addKey(JobLinkId.make(linkId), fingerprint(token))
  return `${(yield* Addresses).ofShop(prefix)}/${page}/${token}`
})
