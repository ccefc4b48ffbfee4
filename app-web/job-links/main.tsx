import "#ui/tokens.css"
import "#ui/base.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { DocumentPage } from "./DocumentPage.tsx"
import { preferredLanguage } from "#domain/words/languages.ts"
import type { ShownDocument } from "#domain/documents/ShownDocument.ts"
import {
  type UnavailableLink,
  type DocumentClient,
  type PageErrorCode,
  type SigningResult,
  PageError
} from "./DocumentClient.ts"

const troubles: Readonly<Record<number, PageErrorCode>> = {
  400: "unknown",
  404: "unknown",
  409: "changed",
  410: "unknown",
  429: "tooOften",
  503: "noCards"
}

/** Failures that the HTTP status alone does not identify. */
const named: Readonly<Record<string, PageErrorCode>> = { TooManyDeclines: "declines", TimeTaken: "taken" }

interface ResponseEnvelope {
  readonly succeeded: boolean
  readonly data: unknown
  readonly failure?: UnavailableLink & { readonly _tag: string }
}

/** The API client of the customer's page, for one link. */
export const documentFetch = (token: string): DocumentClient => {
  const place = `/api/V1/documents/${encodeURIComponent(token)}`
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${place}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { "x-frit": "1", ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    }).catch(() => undefined)
    const said = (await answer?.json().catch(() => undefined)) as ResponseEnvelope | undefined
    if (said?.succeeded === true) return said.data
    throw new PageError(named[said?.failure?._tag ?? ""] ?? troubles[answer?.status ?? 0] ?? "away", said?.failure)
  }
  return {
    load: async (language) => (await ask(language === undefined ? "" : `?language=${language}`)) as ShownDocument,
    seen: async () => void (await ask("/seen", {})),
    accept: async (answer) => (await ask("/acceptance", answer)) as SigningResult,
    times: async (postalCode) =>
      (await ask(`/times${postalCode === "" ? "" : `?postalCode=${encodeURIComponent(postalCode)}`}`)) as Awaited<
        ReturnType<DocumentClient["times"]>
      >,
    hold: async (time, postalCode) =>
      ((await ask("/hold", { ...time, postalCode })) as { readonly until: number }).until,
    book: async (answer) => (await ask("/booking", answer)) as SigningResult,
    decline: async (answer) => void (await ask("/refusal", answer)),
    pay: async (payment) => (await ask("/payments", payment)) as Awaited<ReturnType<DocumentClient["pay"]>>,
    callBack: async (note) => void (await ask("/callback", { note })),
    pdf: (language, receipt) =>
      `${place}/document.pdf?language=${language}${receipt === undefined ? "" : `&receipt=${receipt}`}`
  }
}

const token = location.pathname.split("/")[2] ?? ""

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <DocumentPage server={documentFetch(token)} language={preferredLanguage(navigator.languages)} />
  </StrictMode>
)
