import { firmCandidate, remainingCandidates, type QuoteContext } from "#domain/public-page/quoteContext.ts"
import type { QuotePaymentError } from "#domain/public-page/quoteTypes.ts"
import type { Language } from "#domain/words/languages.ts"
import { isFramed } from "./framed.ts"
import { QuoteRefused, type QuoteClient, QuoteUnpaidFor } from "./QuoteClient.ts"

/**
 * Makes a request below `/api/V1/quotes`: POST if there is a body, otherwise GET. Resolves with the response data or
 * rejects with `QuoteRefused`.
 */
export type QuoteAsk = (path: string, body?: object, signal?: AbortSignal) => Promise<unknown>

const troubles: Readonly<Record<string, QuoteRefused["trouble"]>> = {
  VinNotDecoded: "vinUnknown",
  PlateNotFound: "plateUnknown",
  PlateNotAccepted: "plateUnknown",
  PlateLimitReached: "plateAway",
  PlateServiceDown: "plateAway",
  TooManyTries: "tooOften",
  OutsideRadius: "outside",
  QuoteLocationGone: "locationGone",
  TimeTaken: "taken",
  QuotePriceChanged: "priceChanged",
  QuoteClosed: "closed",
  LinkUnknown: "unknown",
  VisitFixed: "fixed"
}

/** Why a deposit was not paid. */
const unpaid: Readonly<Record<string, QuotePaymentError>> = {
  DocumentChanged: "changed",
  CardsUnavailable: "noCards",
  TooManyDeclines: "declines",
  LinkNotPayable: "underWay",
  QuoteNotOpen: "underWay"
}

/** Maps a failure's name and HTTP status to the reason a request was rejected. */
export const refusalOf = (failure = "", status: number): QuoteRefused | QuoteUnpaidFor => {
  const trouble = unpaid[failure]
  return trouble === undefined
    ? new QuoteRefused(troubles[failure] ?? (status === 429 ? "tooOften" : "away"))
    : new QuoteUnpaidFor(trouble)
}

/** The selected location; empty for the shop's default. */
const chosenOf = ({ locationId }: QuoteContext) => (locationId === null ? {} : { locationId })

/**
 * The work for which times are requested. If several candidate parts remain, calibration is included if any of them
 * needs it.
 */
const workOf = (context: QuoteContext) => {
  const calibration = remainingCandidates(context).find((one) => one.calibration !== "none")?.calibration ?? "none"
  return {
    requestId: context.requestId,
    ...chosenOf(context),
    glass: context.glass ?? "windshield",
    chips: context.chips,
    calibration,
    insured: context.pays.by === "insurance",
    isMobile: context.place.isMobile,
    postalCode: context.place.isMobile ? context.place.postalCode.trim() : ""
  }
}

/** Builds the request body from the visitor's input. */
export const requestOf = (context: QuoteContext, language: Language, paysNow: boolean) => {
  const { pays, contact, place, wantsVisit, time, vehicle, found, asked, answers } = context
  const firm = context.from === "price" ? firmCandidate(context) : undefined
  const isMobile = place.isMobile && wantsVisit
  const names = vehicle !== null && vehicle.by !== "model"
  return {
    ...workOf(context),
    isMobile,
    postalCode: isMobile ? place.postalCode.trim() : "",
    language,
    website: "",
    isFramed,
    vehicle: context.glass === "chip" ? null : vehicle,
    identity: names && context.glass !== "chip" ? null : identityOf(context),
    car: found?.car ?? null,
    answers: asked.map((feature) => ({ feature, answer: answers[feature] ?? "notSure" })),
    partNumber: firm?.partNumber ?? null,
    total: firm?.price?.total ?? null,
    insurance:
      pays.by === "self"
        ? null
        : {
            company: pays.company.trim(),
            policyNumber: pays.policyNumber.trim(),
            claimNumber: pays.claimNumber.trim(),
            deductible: pays.deductible
          },
    contact: {
      name: contact.name.trim(),
      phone: contact.phone.trim(),
      email: contact.email.trim(),
      note: contact.note.trim(),
      by: contact.by,
      consent: contact.by === "sms" && contact.consent
    },
    address: isMobile ? { address1: contact.address.trim(), city: contact.city.trim(), region: contact.region } : null,
    // Visitors who do not pay the deposit leave the appointment to the shop.
    time: wantsVisit && !context.isLeft ? time : null,
    ...(paysNow ? { paysNow } : {})
  }
}

const identityOf = ({ contact }: QuoteContext) =>
  contact.vin.trim() !== ""
    ? { by: "vin", vin: contact.vin }
    : contact.plate.trim() !== ""
      ? { by: "plate", plate: contact.plate, state: contact.state }
      : null

/** Whether the vehicle still has to be identified beyond year and model, which every job requires. */
export const needsIdentity = ({ glass, vehicle }: Pick<QuoteContext, "glass" | "vehicle">) =>
  glass === "chip" || vehicle === null || vehicle.by === "model"

/** Creates the quote's API client from a request function. */
export const quoteCalls = (ask: QuoteAsk): QuoteClient => {
  const query = (values: Readonly<Record<string, string | number>>) =>
    `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString()}`
  const at = (token: string) => `/visits/${encodeURIComponent(token)}`
  const got = <A>(path: string, body?: object, signal?: AbortSignal) => ask(path, body, signal) as Promise<A>
  return {
    start: (postalCode = "") => got(`/start${postalCode === "" ? "" : query({ postalCode })}`),
    makes: (year) => got(`/makes${query({ year })}`),
    models: (year, make) => got(`/models${query({ year, make })}`),
    bodies: (year, make, model) => got(`/bodies${query({ year, make, model })}`),
    glass: (context, signal) => {
      const { glass, chips, vehicle } = context
      const asked = { glass, chips, ...chosenOf(context), vehicle: glass === "chip" ? null : vehicle }
      return got("/glass", asked, signal)
    },
    times: (context) => got("/times", workOf(context)),
    hold: async (context) =>
      (await got<{ readonly until: number }>("/hold", { ...workOf(context), ...context.time })).until,
    send: (context, language, paysNow) => got("/requests", requestOf(context, language, paysNow)),
    pay: (token, { requestId, contact, time }, payment) =>
      got(`${at(token)}/booking`, { requestId, by: contact.by, ...time, payment }),
    came: (step) => void ask("/steps", { step }).catch(() => {}),
    visit: (token) => got(at(token)),
    visitTimes: (token) => got(`${at(token)}/times`),
    move: async (token, time) => void (await ask(at(token), time)),
    cancel: async (token) => void (await ask(`${at(token)}/cancelled`, {}))
  }
}
