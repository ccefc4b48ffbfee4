import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import {
  EdiPartner,
  EdiPartnerBusy,
  EdiPartnerChanged,
  EdiPartnerDraft,
  EdiPartnerMissing,
  EdiSecret
} from "./EdiPartner.ts"
import { EdiNetwork } from "./PartnerProfile.ts"

const setUp = access["/admin/edi-setup"]

const text = (description: string, example: string) => field(Schema.String, description, example)

export const getEdiSetup = endpoint({
  name: "getEdiSetup",
  summary: "Returns all partners that receive invoices by EDI, whether or not the shop has set them up.",
  method: "GET",
  path: "/edi-partners",
  access: setUp,
  input: Schema.Struct({}),
  output: Schema.Struct({
    hasPractice: field(Schema.Boolean, "Whether a practice network stands in for partners without an address.", false),
    partners: field(
      Schema.Array(
        Schema.Struct({
          partner: field(EdiPartner, "The shop's setup; version 0 if not set up."),
          name: text("Name of the partner.", "LYNX Services"),
          accountMask: text(
            "Format of the shop's account number: 9 is a digit, * is any further characters; empty for any format.",
            "L*"
          ),
          asksProgram: field(Schema.Boolean, "Whether a program id is required for each insurer.", false)
        })
      ),
      "The partners."
    )
  }),
  failures: []
})

export const putEdiPartner = endpoint({
  name: "putEdiPartner",
  summary:
    "Saves a partner's setup if it is still at `version` (0 for a new one); otherwise responds with 409 and the current version. An omitted password stays unchanged.",
  method: "PUT",
  path: "/edi-partners/:network",
  access: setUp,
  input: Schema.Struct({
    network: field(EdiNetwork, "Network of the partner.", "lynx"),
    version: field(Schema.Int, "Version that was loaded.", 1),
    ...EdiPartnerDraft.fields,
    secret: field(Schema.optionalKey(EdiSecret), "Password, or private key for SFTP; empty to remove it.", "")
  }),
  output: EdiPartner,
  failures: [EdiPartnerChanged]
})

export const deleteEdiPartner = endpoint({
  name: "deleteEdiPartner",
  summary:
    "Removes a partner's setup if it is still at `version`. Its address and password are deleted, exchanged interchanges stay, and control numbers continue where they left off.",
  method: "DELETE",
  path: "/edi-partners/:network",
  access: setUp,
  input: Schema.Struct({
    network: field(EdiNetwork, "Network of the partner.", "lynx"),
    version: field(Schema.Int, "Version that was loaded.", 1)
  }),
  output: EdiPartner,
  failures: [EdiPartnerMissing, EdiPartnerChanged, EdiPartnerBusy]
})

export const postEdiPartnerTest = endpoint({
  name: "postEdiPartnerTest",
  summary: "Tests the stored connection by signing in to the partner and listing the shop's mailbox; sends nothing.",
  method: "POST",
  path: "/edi-partners/:network/test",
  access: setUp,
  isIdempotent: true,
  input: Schema.Struct({ network: field(EdiNetwork, "Network of the partner.", "lynx") }),
  output: Schema.Struct({
    isReached: field(Schema.Boolean, "Whether the partner was reached.", true),
    reason: text(
      "Reason for a failure: noAddress, notAllowed, unreachable, signIn, hostKey or refused; empty on success.",
      ""
    ),
    text: text("Message from the partner or the network connection.", ""),
    waiting: field(Schema.Int, "Number of files waiting for the shop.", 0)
  }),
  failures: [EdiPartnerMissing]
})
