import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Cents } from "#domain/shared/Money.ts"
import { maxLength, plainText } from "#domain/shared/PlainText.ts"
import { EdiNetwork } from "./PartnerProfile.ts"
import { RemittanceFault, RemittanceOutcome } from "./remittanceOutcomes.ts"

/** The longest remittance file that is taken in by hand, in characters. */
export const longestRemittance = 256 * 1024

/** The file is no remittance that can be taken in. */
export class RemittanceFileRefused extends Schema.TaggedError<RemittanceFileRefused>()(
  "RemittanceFileRefused",
  {
    reason: field(
      RemittanceFault,
      "Why: it does not hold together; `noRemittance`, something else is in it; `senderUnknown`, the set-up has no network, or several, of who sent it; `notSetUp`, the network that was said is not set up; `numberReused`, its control number was used for something else.",
      "countDiffers"
    ),
    line: field(Schema.Int, "At which line of the file, from 1; 0 where it is no one line.", 4),
    found: field(
      Schema.String,
      "What was found there: the segment's tag, the kind of document, the sender, or the control number.",
      "SE"
    )
  },
  { httpApiStatus: 422 }
) {}

/** One invoice of a remittance, or the whole where it was not posted. */
export const RemittancePart = Schema.Struct({
  invoiceNumber: field(Schema.String, "The invoice's number, as the file says it; empty for the whole.", "2042"),
  jobId: field(Schema.NullOr(JobId), "The job that was paid; null where there is none.", null),
  amount: field(Cents, "What was paid, in cents; below zero where it was taken back.", 93640),
  outcome: field(
    RemittanceOutcome,
    "How the invoice stands now. The last three wait under the strays: no invoice has that number; more was taken back than was paid; the total is not what the invoices come to, so that nothing was posted.",
    "paid"
  )
})
export type RemittancePart = typeof RemittancePart.Type

export const postRemittanceFile = endpoint({
  name: "postRemittanceFile",
  summary:
    "Takes in a network's remittance file (X12 820 or 835) that did not come through its post box: read and posted as one that did, once by its control number.",
  method: "POST",
  path: "/remittances/file",
  access: access["/invoices"],
  input: Schema.Struct({
    fileName: field(plainText(200), "What the file is called.", "000000044.820"),
    content: field(Schema.String.check(maxLength(longestRemittance)), "The file, letter for letter.", "ISA*00*…~"),
    network: field(
      Schema.optionalKey(EdiNetwork),
      "Which network sent it; by the sender's id in the file where it is left out.",
      "lynx"
    )
  }),
  output: Schema.Struct({
    network: field(EdiNetwork, "Which network sent it.", "lynx"),
    isKnown: field(Schema.Boolean, "Whether it was here already, so that nothing changed.", false),
    parts: field(Schema.Array(RemittancePart), "What became of each invoice in it.", [])
  }),
  failures: [RemittanceFileRefused]
})
