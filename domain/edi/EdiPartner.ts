import { Schema } from "effect"
import { InsurerId } from "#domain/insurers/Insurer.ts"
import { Day } from "#domain/shared/Day.ts"
import { field } from "#domain/shared/field.ts"
import { maxLength, plainText, requiredText } from "#domain/shared/PlainText.ts"
import { EdiNetwork } from "./PartnerProfile.ts"

/** How a partner is reached: by HTTPS, or by a folder on its SFTP server. */
export const EdiTransportKind = Schema.Literals(["https", "sftp"])
export type EdiTransportKind = typeof EdiTransportKind.Type

/** What one insurer is called at its partner. */
export const EdiProgram = Schema.Struct({
  insurerId: field(InsurerId, "The insurer's id.", "0193a7b2-5c1e-7d3a-9f40-6b1c2d3e4f50"),
  programId: field(plainText(30), "The insurer's program at the partner (Safelite's PID).", "1877"),
  parentId: field(plainText(30), "The program above it, empty without one.", "")
})
export type EdiProgram = typeof EdiProgram.Type

/** What a user may say of a partner that takes the shop's invoices. */
export const EdiPartnerDraft = Schema.Struct({
  account: field(plainText(30), "The shop's account with the partner; Lynx's begin with L.", "L123456"),
  shopId: field(requiredText(15), "The shop's own trading-partner id, as the sender of what it sends.", "SHOP0001"),
  partnerId: field(plainText(15), "The partner's trading-partner id; empty for its usual one.", "TPALYNX"),
  transport: field(EdiTransportKind, "How the partner is reached."),
  address: field(
    plainText(300).check(Schema.makeFilter((text: string) => text === "" || isEdiAddress(text) || "edi.address")),
    "Its address: https://… or sftp://host:port/folder; empty for the practice network, where there is one.",
    "https://edi.lynx.example/in"
  ),
  userName: field(plainText(120), "The name to sign in there with, empty without one.", "shop0001"),
  hostKey: field(plainText(120), "For SFTP: the SHA256 fingerprint of the server's key.", "SHA256:9w3…"),
  isTest: field(Schema.Boolean, "Whether what is sent is marked as a test.", false),
  isActive: field(Schema.Boolean, "Whether invoices go to the partner.", true),
  answers: field(
    Schema.optionalKey(Schema.Boolean),
    "Whether the partner is told what became of its dispatches; left out, it stays as it is, at first off.",
    true
  ),
  since: field(Day, "Invoices of that day and later go to the partner.", "2026-11-20"),
  programs: field(Schema.Array(EdiProgram).check(maxLengthOf(300)), "What the partner calls its insurers.", [])
})
export type EdiPartnerDraft = typeof EdiPartnerDraft.Type

/** A partner as the shop set it up. The password is never told, only whether there is one. */
export const EdiPartner = Schema.Struct({
  network: field(EdiNetwork, "Which partner it is.", "lynx"),
  version: field(Schema.Int, "Counts the changes; 0 for a partner that is not set up yet.", 1),
  ...EdiPartnerDraft.fields,
  // Of one that is not set up yet nothing is said.
  shopId: field(Schema.String, "The shop's own trading-partner id; empty where it is not set up.", "SHOP0001"),
  hasSecret: field(Schema.Boolean, "Whether a password or key is kept for it.", true)
})
export type EdiPartner = typeof EdiPartner.Type

/** Whether a partner is told what becomes of its dispatches. */
export const isAnswered = ({ answers = false, isActive, shopId }: EdiPartner): boolean =>
  answers && isActive && shopId !== ""

/** The same as it is kept, with the password encrypted, "" for none. */
export interface KeptPartner extends EdiPartner {
  readonly secret: string
}

/** The most characters that a password or a private key may have. */
export const EdiSecret = Schema.String.check(maxLength(8_000))

/** Somebody saved the partner after it was opened; `current` is what stands now. */
export class EdiPartnerChanged extends Schema.TaggedError<EdiPartnerChanged>()(
  "EdiPartnerChanged",
  { current: field(EdiPartner, "What is saved now.") },
  { httpApiStatus: 409 }
) {}

/** Invoices are on their way to the partner: its answers are still to come. */
export class EdiPartnerBusy extends Schema.TaggedError<EdiPartnerBusy>()(
  "EdiPartnerBusy",
  { network: field(EdiNetwork, "Which partner.", "lynx") },
  { httpApiStatus: 409 }
) {}

/** The partner is not set up, or invoices do not go to it. */
export class EdiPartnerMissing extends Schema.TaggedError<EdiPartnerMissing>()(
  "EdiPartnerMissing",
  { network: field(EdiNetwork, "Which partner.", "lynx") },
  { httpApiStatus: 404 }
) {}

function isEdiAddress(text: string): boolean {
  return /^(?:https|sftp):\/\/[^\s/?#@]{1,253}(?:\/[^\s?#]{0,200})?$/.test(text)
}

function maxLengthOf(length: number) {
  return Schema.isMaxLength(length, { message: `tooMany:${length}` })
}
