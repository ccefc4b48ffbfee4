import { Effect } from "effect"
import { Encryption } from "#domain/credentials/Encryption.ts"
import { CurrentTenant } from "#domain/shared/CurrentTenant.ts"
import { EdiInvoices } from "./EdiInvoices.ts"
import {
  type EdiPartner,
  EdiPartnerBusy,
  EdiPartnerChanged,
  type EdiPartnerDraft,
  EdiPartnerMissing,
  type StoredPartner
} from "./EdiPartner.ts"
import { EdiPartners } from "./EdiPartners.ts"
import { type EdiConnection, EdiTransport } from "./EdiTransport.ts"
import { EdiNetwork } from "./PartnerProfile.ts"
import { partnerProfiles } from "./partnerProfiles.ts"

/** Returns a partner that is not set up. */
const unset = (network: EdiNetwork, since: string): EdiPartner => ({
  network,
  version: 0,
  account: "",
  shopId: "",
  partnerId: partnerProfiles[network].receiverId,
  transport: "https",
  address: "",
  userName: "",
  hostKey: "",
  isTest: false,
  isActive: false,
  answers: false,
  since,
  programs: [],
  hasSecret: false
})

/** Returns a partner for display, without its password. */
export const toPartnerView = ({ secret, ...partner }: StoredPartner): EdiPartner => ({
  ...partner,
  hasSecret: secret !== ""
})

/** Returns all partners, whether or not the shop has set them up; `today` is the default start date of a new one. */
export const listPartners = Effect.fn("listPartners")(function* (today: string) {
  const kept = new Map((yield* (yield* EdiPartners).all).map((one) => [one.network, toPartnerView(one)]))
  const { hasPractice } = yield* EdiTransport
  return {
    hasPractice,
    partners: EdiNetwork.literals.map((network) => ({
      partner: kept.get(network) ?? unset(network, today),
      name: partnerProfiles[network].name,
      accountMask: partnerProfiles[network].accountMask,
      asksProgram: partnerProfiles[network].required.some(({ fact }) => fact === "programId")
    }))
  }
})

interface Saved extends EdiPartnerDraft {
  readonly network: EdiNetwork
  readonly version: number
  readonly secret?: string
}

/** Saves a partner if it is still at `version`. An omitted password stays unchanged; "" removes it. */
export const savePartner = Effect.fn("savePartner")(function* ({ secret, ...typed }: Saved) {
  const partners = yield* EdiPartners
  const before = yield* partners.get(typed.network)
  const encrypted =
    secret === undefined
      ? (before?.secret ?? "")
      : secret === ""
        ? ""
        : yield* (yield* Encryption).encrypt(secret, yield* secretBoundTo(typed.network))
  const answers = typed.answers ?? before?.answers ?? false
  const saved = yield* partners.save({ ...typed, answers, secret: encrypted, hasSecret: encrypted !== "" })
  if (saved === undefined) {
    const current = yield* partners.get(typed.network)
    return yield* new EdiPartnerChanged({
      current: current === undefined ? unset(typed.network, typed.since) : toPartnerView(current)
    })
  }
  return toPartnerView(saved)
})

/** Whether the shop has set up the partner. */
const isSetUp = (partner: EdiPartner | undefined): partner is EdiPartner =>
  partner !== undefined && partner.shopId !== ""

/**
 * Removes a partner's setup. Its row stays, with the control number series, so that no number is reused if it is set up
 * again.
 */
export const removePartner = Effect.fn("removePartner")(function* (
  { network, version }: Pick<EdiPartner, "network" | "version">,
  today: string
) {
  const partners = yield* EdiPartners
  const kept = yield* partners.get(network)
  if (!isSetUp(kept)) return yield* new EdiPartnerMissing({ network })
  if (yield* (yield* EdiInvoices).hasInTransit(network)) return yield* new EdiPartnerBusy({ network })
  const removed = yield* partners.save({ ...unset(network, today), version, secret: "" })
  if (removed !== undefined) return toPartnerView(removed)
  return yield* new EdiPartnerChanged({ current: toPartnerView((yield* partners.get(network)) ?? kept) })
})

/** Tests the stored connection to a partner: signs in and lists the mailbox, but sends nothing. */
export const testPartner = Effect.fn("testPartner")(function* (network: EdiNetwork) {
  const partner = yield* (yield* EdiPartners).get(network)
  if (partner === undefined || !isSetUp(partner)) return yield* new EdiPartnerMissing({ network })
  const transport = yield* EdiTransport
  return yield* transport.listFiles(yield* connectionOf(partner)).pipe(
    Effect.map((names) => ({ isReached: true, reason: "", text: "", waiting: names.length })),
    Effect.catch(({ reason, text }) => Effect.succeed({ isReached: false, reason, text, waiting: 0 }))
  )
})

/** Returns the context a partner's password is encrypted with, so that it decrypts for no other shop or partner. */
const secretBoundTo = (network: EdiNetwork) => Effect.map(CurrentTenant, ({ id }) => `edi-partner ${id} ${network}`)

/**
 * Returns the connection details of a partner with its password decrypted; a password that cannot be decrypted counts
 * as none.
 */
export const connectionOf = Effect.fnUntraced(function* (partner: StoredPartner) {
  const { network, transport, address, userName, hostKey } = partner
  const { id: box } = yield* CurrentTenant
  const secret =
    partner.secret === ""
      ? ""
      : ((yield* (yield* Encryption).decrypt(partner.secret, yield* secretBoundTo(network))) ?? "")
  return { network, transport, address, userName, hostKey, secret, box } satisfies EdiConnection
})
