import { Effect } from "effect"
import type { Envelope } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { type JobLink, JobLinks, newJobLink } from "#domain/documents/JobLinks.ts"
import {
  getDocument,
  postAcceptance,
  postCallback,
  postDocumentSeen,
  postLinkPayment,
  postRefusal
} from "#domain/job-links/jobLinksApi.ts"
import { getDocumentTimes, postDocumentBooking, postDocumentHold } from "#domain/public-page/saleApi.ts"
import type { PaymentAsk } from "#domain/documents/PaymentAsk.ts"
import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import type { Job } from "#domain/jobs/Job.ts"
import { Locations } from "#domain/locations/Locations.ts"
import type { Language } from "#domain/words/languages.ts"
import { Secrets } from "#domain/credentials/Secrets.ts"
import { runtimeOver } from "#web/api/ApiProvider.tsx"
import { Transport } from "#web/api/Transport.ts"
import {
  type UnavailableLink,
  type DocumentClient,
  type SigningResult,
  PageError
} from "#web/job-links/DocumentClient.ts"
import { type ShopServices, serverInMemory } from "#stories/serverInMemory.ts"

const token = "a-token-of-forty-three-letters-for-the-page"
const troubles = { 404: "unknown", 409: "changed", 429: "tooOften", 503: "noCards" } as const

/**
 * The server of the customer's page, in the page itself, with a link to the document of the job that `fill` creates.
 * `after` runs once the link is sent. `asks` is the payment that the link requests. `language` is the link's language,
 * and `opens` overrides the token in the URL.
 */
export const documentInMemory = <E>(
  fill: Effect.Effect<Job, E, ShopServices>,
  after: (job: Job, link: JobLink) => Effect.Effect<unknown, unknown, ShopServices> = () => Effect.void,
  asks?: PaymentAsk,
  { language = "en", opens = token }: { readonly language?: Language; readonly opens?: string } = {}
): DocumentClient => {
  const filled = Effect.gen(function* () {
    const job = yield* fill
    const location = yield* (yield* Locations).get(job.locationId)
    const link = yield* newJobLink({ job, location }, job.stage, language, asks)
    yield* (yield* JobLinks).addKey(link.id, (yield* Secrets).fingerprint(token))
    yield* after(job, link)
  }).pipe(Effect.orDie)
  const runtime = runtimeOver(serverInMemory({ fill: filled }))
  const ask = async (endpoint: Endpoint, input: object): Promise<unknown> => {
    const { status, body } = (await runtime.runPromise(
      Transport.use(({ send }) => send(endpoint, { token: opens, ...input }))
    )) as { readonly status: number; readonly body: Envelope }
    if (body.succeeded) return body.data
    if ((body.failure as { readonly _tag?: string } | undefined)?._tag === "TimeTaken") throw new PageError("taken")
    throw new PageError(
      troubles[status as keyof typeof troubles] ?? "away",
      body.failure as UnavailableLink | undefined
    )
  }
  return {
    load: async (language) => (await ask(getDocument, language === undefined ? {} : { language })) as ShownDocument,
    seen: async () => void (await ask(postDocumentSeen, {})),
    accept: async (answer) => (await ask(postAcceptance, answer)) as SigningResult,
    times: async (postalCode) =>
      (await ask(getDocumentTimes, { postalCode })) as Awaited<ReturnType<DocumentClient["times"]>>,
    hold: async (time, postalCode) =>
      ((await ask(postDocumentHold, { ...time, postalCode })) as { readonly until: number }).until,
    book: async (answer) => (await ask(postDocumentBooking, answer)) as SigningResult,
    decline: async (answer) => void (await ask(postRefusal, answer)),
    pay: async (payment) => (await ask(postLinkPayment, payment)) as Awaited<ReturnType<DocumentClient["pay"]>>,
    callBack: async (note) => void (await ask(postCallback, { note })),
    pdf: () => "about:blank"
  }
}
