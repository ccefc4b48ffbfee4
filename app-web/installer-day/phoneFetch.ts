import type { InstallerDay } from "#domain/installer-day/installerDayApi.ts"
import type { SiteEvent } from "#domain/installer-day/SiteEvent.ts"
import type { Language } from "#domain/words/languages.ts"
import type { PhotoItem } from "./PhoneItem.ts"
import type { PhoneClient, SendOutcome } from "./PhoneClient.ts"

interface ResponseEnvelope {
  readonly succeeded: boolean
  readonly data: unknown
  readonly failure?: { readonly _tag: string }
}

interface RequestOptions {
  readonly body?: object
  readonly form?: FormData
}

/** Timeouts in milliseconds after which the phone counts as offline; photos on a slow connection take longer. */
const patience = { call: 15_000, photo: 120_000 }

/** The API client of the installer's phone, in its current language. */
export const phoneFetch = (language: () => Language): PhoneClient => ({
  day: () => requestWithRetry<InstallerDay>(`/installer-day?language=${language()}`),
  send: (item) =>
    item.kind === "photo"
      ? requestWithRetry<undefined>(`/jobs/${item.jobId}/files`, { form: photoForm(item) })
      : requestWithRetry<SiteEvent>(`/jobs/${item.jobId}/site-events`, {
          body: { eventId: item.id, at: item.at, deed: item.deed }
        }),
  signOut: async () => void (await called("/tokens/logout", { body: {} }))
})

const photoForm = ({ file, id, name, place }: PhotoItem) => {
  const form = new FormData()
  form.set("fileId", id)
  form.set("place", place)
  form.set("name", name)
  form.set("file", file ?? new Blob(), name)
  return form
}

/** Resolves with the response, or undefined if there was none. */
const called = (path: string, { body, form }: RequestOptions): Promise<Response | undefined> =>
  fetch(`/api/V1${path}`, {
    method: body === undefined && form === undefined ? "GET" : "POST",
    credentials: "same-origin",
    cache: "no-store",
    headers: { "x-frit": "1", ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: form ?? (body === undefined ? null : JSON.stringify(body)),
    signal: AbortSignal.timeout(form === undefined ? patience.call : patience.photo)
  }).catch(() => undefined)

/** Makes a request, retrying it once after renewing an expired session. */
const requestWithRetry = async <A>(path: string, sending: RequestOptions = {}): Promise<SendOutcome<A>> => {
  const first = await sentOf<A>(await called(path, sending))
  if (first._tag !== "signedOut") return first
  const renewed = await renew()
  return renewed === "renewed" ? sentOf<A>(await called(path, sending)) : { _tag: renewed }
}

const sentOf = async <A>(response: Response | undefined): Promise<SendOutcome<A>> => {
  if (response === undefined) return { _tag: "away" }
  if (response.status === 401) return { _tag: "signedOut" }
  // A gateway error, a busy server or rate limiting: retried later.
  if (response.status >= 500 || response.status === 429 || response.status === 408) return { _tag: "away" }
  const said = (await response.json().catch(() => undefined)) as ResponseEnvelope | undefined
  if (said === undefined) return { _tag: "away" }
  return said.succeeded
    ? { _tag: "answered", answer: said.data as A }
    : { _tag: "refused", why: said.failure?._tag ?? String(response.status) }
}

const place = "frit.refreshedAt"

/** Renews the session in one tab at a time, including the staff app's tabs (`startSession`). */
const renew = async (): Promise<"renewed" | "signedOut" | "away"> => {
  const since = Date.now()
  return navigator.locks.request("frit.refresh", async () => {
    if (Number(localStorage.getItem(place)) >= since) return "renewed"
    const response = await called("/tokens/refresh/", { body: {} })
    if (response === undefined || response.status >= 500 || response.status === 429) return "away"
    if (!response.ok) return "signedOut"
    localStorage.setItem(place, String(Date.now()))
    return "renewed"
  })
}
