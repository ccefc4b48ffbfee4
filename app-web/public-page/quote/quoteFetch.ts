import { quoteCalls, refusalOf } from "./quoteCalls.ts"
import { QuoteRefused, type QuoteServer } from "./QuoteServer.ts"

interface Said {
  readonly succeeded: boolean
  readonly data: unknown
  readonly failure?: { readonly _tag: string }
}

/** The shop's own server, as its quote asks it. */
export const quoteFetch = (): QuoteServer =>
  quoteCalls(async (path, body, signal) => {
    const answer = await fetch(`/api/V1/quotes${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "x-frit": "1", ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal })
    }).catch(() => undefined)
    if (answer === undefined) throw new QuoteRefused("away")
    const said = (await answer.json().catch(() => undefined)) as Said | undefined
    if (said?.succeeded === true) return said.data
    throw refusalOf(said?.failure?._tag, answer.status)
  })
