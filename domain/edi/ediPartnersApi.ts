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
  summary: "The partners that take invoices by EDI, as the shop set them up or not.",
  method: "GET",
  path: "/edi-partners",
  access: setUp,
  input: Schema.Struct({}),
  output: Schema.Struct({
    hasPractice: field(Schema.Boolean, "Whether a partner without an address is played by a practice network.", false),
    partners: field(
      Schema.Array(
        Schema.Struct({
          partner: field(EdiPartner, "As the shop set it up; version 0 where it did not."),
          name: text("What the partner is called.", "LYNX Services"),
          accountMask: text("The form of the shop's account: 9 is a digit, * anything more; empty for any.", "L*"),
          asksProgram: field(Schema.Boolean, "Whether it asks for each insurer's program.", false)
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
    "Keeps a partner as opened at `version`, 0 for a new one; a newer one is answered with 409 and what stands now. A password that is left out stays.",
  method: "PUT",
  path: "/edi-partners/:network",
  access: setUp,
  input: Schema.Struct({
    network: field(EdiNetwork, "Which partner.", "lynx"),
    version: field(Schema.Int, "As it was opened.", 1),
    ...EdiPartnerDraft.fields,
    secret: field(Schema.optionalKey(EdiSecret), "Its password, or a private key for SFTP; empty takes it away.", "")
  }),
  output: EdiPartner,
  failures: [EdiPartnerChanged]
})

export const deleteEdiPartner = endpoint({
  name: "deleteEdiPartner",
  summary:
    "Takes a partner's set-up away, as opened at `version`: its address and password are forgotten, what went to and fro stays, and its control numbers go on where they were.",
  method: "DELETE",
  path: "/edi-partners/:network",
  access: setUp,
  input: Schema.Struct({
    network: field(EdiNetwork, "Which partner.", "lynx"),
    version: field(Schema.Int, "As it was opened.", 1)
  }),
  output: EdiPartner,
  failures: [EdiPartnerMissing, EdiPartnerChanged, EdiPartnerBusy]
})

export const postEdiPartnerTest = endpoint({
  name: "postEdiPartnerTest",
  summary: "Signs in to a partner as it is kept and looks into the shop's post box there; nothing is sent.",
  method: "POST",
  path: "/edi-partners/:network/test",
  access: setUp,
  keepsItself: true,
  input: Schema.Struct({ network: field(EdiNetwork, "Which partner.", "lynx") }),
  output: Schema.Struct({
    isReached: field(Schema.Boolean, "Whether it was reached.", true),
    reason: text("Why not: noAddress, notAllowed, unreachable, signIn, hostKey, refused; empty where it was.", ""),
    text: text("What the partner or its network said.", ""),
    waiting: field(Schema.Int, "How much it has for the shop.", 0)
  }),
  failures: [EdiPartnerMissing]
})
