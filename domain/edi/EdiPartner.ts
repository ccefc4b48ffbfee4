import { Schema } from "effect"
import { InsurerId } from "#domain/insurers/Insurer.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { EdiNetwork } from "./PartnerProfile.ts"

/** How to connect to a partner: over HTTPS, or a folder on its SFTP server. */
export const EdiTransportKind = Schema.Literals(["https", "sftp"])
export type EdiTransportKind = typeof EdiTransportKind.Type

/** An insurer's identifiers at its partner. */
export const EdiProgram = Schema.Struct({
  insurerId: field(InsurerId, "Id of the insurer.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  programId: field(plainText(30), "Insurer's program id at the partner (Safelite's PID).", "1877"),
  parentId: field(plainText(30), "Parent program; empty if none.", "")
})
export type EdiProgram = typeof EdiProgram.Type

/** The settings of a partner that receives the shop's invoices, as the user edits them. */
export const EdiPartnerDraft = Schema.Struct({
  account: field(plainText(30), "Shop's account number with the partner; LYNX accounts begin with L.", "L123456"),
  shopId: field(requiredText(15), "Shop's own trading-partner id, used as the sender id.", "SHOP0001"),
  partnerId: field(plainText(15), "Partner's trading-partner id; empty for the default.", "TPALYNX"),
  transport: field(EdiTransportKind, "How to connect to the partner."),
  address: field(
    plainText(300).check(Schema.makeFilter((text: string) => text === "" || isEdiAddress(text) || "edi.address")),
    "Partner's address: https://… or sftp://host:port/folder; empty for the practice network, if available.",
    "https://edi.lynx.example/in"
  ),
  userName: field(plainText(120), "User name for signing in; empty if none.", "shop0001"),
  hostKey: field(plainText(120), "SFTP only: SHA256 fingerprint of the server's host key.", "SHA256:9w3…"),
  isTest: field(Schema.Boolean, "Whether interchanges are marked as tests.", false),
  isActive: field(Schema.Boolean, "Whether invoices are sent to the partner.", true),
  answers: field(
    Schema.optionalKey(Schema.Boolean),
    "Whether the partner is notified of the outcome of its dispatches; unchanged if omitted, off by default.",
    true
  ),
  since: field(Day, "Invoices dated on or after this day are sent to the partner.", "2026-11-20"),
  programs: field(Schema.Array(EdiProgram).check(maxLengthOf(300)), "Partner's identifiers of its insurers.", [])
})
export type EdiPartnerDraft = typeof EdiPartnerDraft.Type

/** A partner as the shop set it up. The password is never returned, only whether one is stored. */
export const EdiPartner = Schema.Struct({
  network: field(EdiNetwork, "Network of the partner.", "lynx"),
  version: field(Schema.Int, "Version, incremented on every change; 0 if the partner is not set up.", 1),
  ...EdiPartnerDraft.fields,
  // Optional here, because a partner that is not set up has none.
  shopId: field(Schema.String, "Shop's own trading-partner id; empty if the partner is not set up.", "SHOP0001"),
  hasSecret: field(Schema.Boolean, "Whether a password or key is stored.", true)
})
export type EdiPartner = typeof EdiPartner.Type

/** Whether the partner is notified of the outcome of its dispatches. */
export const isAnswered = ({ answers = false, isActive, shopId }: EdiPartner): boolean =>
  answers && isActive && shopId !== ""

/** The stored partner, with the password encrypted; "" for none. */
export interface StoredPartner extends EdiPartner {
  readonly secret: string
}

/** A password or private key. Limited to 8,000 characters. */
export const EdiSecret = Schema.String.check(maxLength(8_000))

/** The partner was saved by someone else after it was loaded. `current` is the current version. */
export class EdiPartnerChanged extends Schema.TaggedError<EdiPartnerChanged>()(
  "EdiPartnerChanged",
  { current: field(EdiPartner, "The current version.") },
  { httpApiStatus: 409 }
) {}

/** Invoices are in transit to the partner, so its answers are still to come. */
export class EdiPartnerBusy extends Schema.TaggedError<EdiPartnerBusy>()(
  "EdiPartnerBusy",
  { network: field(EdiNetwork, "Network of the partner.", "lynx") },
  { httpApiStatus: 409 }
) {}

/** The partner is not set up, or invoices are not sent to it. */
export class EdiPartnerMissing extends Schema.TaggedError<EdiPartnerMissing>()(
  "EdiPartnerMissing",
  { network: field(EdiNetwork, "Network of the partner.", "lynx") },
  { httpApiStatus: 404 }
) {}

function isEdiAddress(text: string): boolean {
  return /^(?:https|sftp):\/\/[^\s/?#@]{1,253}(?:\/[^\s?#]{0,200})?$/.test(text)
}

function maxLengthOf(length: number) {
  return Schema.isMaxLength(length, { message: `tooMany:${length}` })
}
