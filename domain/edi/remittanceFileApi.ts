import { Schema } from "effect"
import { access } from "#domain/access/accessTable.ts"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { field } from "#domain/shared/field.ts"
import { JobId } from "#domain/shared/JobId.ts"
import { Cents } from "#domain/shared/Money.ts"
import { maxLength, plainText } from "#domain/shared/PlainText.ts"
import { EdiNetwork } from "./PartnerProfile.ts"
import { RemittanceFault, RemittanceOutcome } from "./remittanceOutcomes.ts"

/** Maximum length of a remittance file uploaded by hand, in characters. */
export const maxRemittanceLength = 256 * 1024

/** The file is not an acceptable remittance. */
export class RemittanceFileRefused extends Schema.TaggedError<RemittanceFileRefused>()(
  "RemittanceFileRefused",
  {
    reason: field(
      RemittanceFault,
      "Reason for the refusal. The file is malformed; `noRemittance`, it contains something else; `senderUnknown`, no network is set up for the sender, or several are; `notSetUp`, the given network is not set up; `numberReused`, its control number was used by a different file.",
      "countDiffers"
    ),
    line: field(Schema.Int, "Line of the file, from 1; 0 if no single line applies.", 4),
    found: field(
      Schema.String,
      "What was found there: the segment's tag, the kind of document, the sender, or the control number.",
      "SE"
    )
  },
  { httpApiStatus: 422 }
) {}

/** One invoice of a remittance, or the entire remittance if it was not posted. */
export const RemittancePart = Schema.Struct({
  invoiceNumber: field(Schema.String, "Invoice number as given in the file; empty for the entire remittance.", "2042"),
  jobId: field(Schema.NullOr(JobId), "Job that was paid; null if none.", null),
  amount: field(Cents, "Amount paid in cents; negative if reversed.", 93640),
  outcome: field(
    RemittanceOutcome,
    "Resulting state of the invoice. The last three values create an unmatched item: no invoice has this number; more was reversed than paid; or the total differs from the sum of the invoices, so nothing was posted.",
    "paid"
  )
})
export type RemittancePart = typeof RemittancePart.Type

export const postRemittanceFile = endpoint({
  name: "postRemittanceFile",
  summary:
    "Uploads a network's remittance file (X12 820 or 835) that did not arrive through its mailbox. It is read and posted in the same way, once per control number.",
  method: "POST",
  path: "/remittances/file",
  access: access["/invoices"],
  input: Schema.Struct({
    fileName: field(plainText(200), "Name of the file.", "000000044.820"),
    content: field(Schema.String.check(maxLength(maxRemittanceLength)), "Content of the file, verbatim.", "ISA*00*…~"),
    network: field(
      Schema.optionalKey(EdiNetwork),
      "Network that sent it; if omitted, determined by the sender id in the file.",
      "lynx"
    )
  }),
  output: Schema.Struct({
    network: field(EdiNetwork, "Network that sent it.", "lynx"),
    isKnown: field(Schema.Boolean, "Whether the file had been received before, so that nothing changed.", false),
    parts: field(Schema.Array(RemittancePart), "Result for each invoice in the file.", [])
  }),
  failures: [RemittanceFileRefused]
})
