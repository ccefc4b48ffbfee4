import { Effect } from "effect"
import { EdiInvoices } from "./EdiInvoices.ts"
import { EdiPartners } from "./EdiPartners.ts"
import { parseDocuments, applyDocuments, isSameFile } from "./pollPartner.ts"
import { partnerProfiles } from "./partnerProfiles.ts"
import { isRemittance } from "./readAnswer.ts"
import { InterchangeFault, segmentPosition } from "./readInterchange.ts"
import { type postRemittanceFile, RemittanceFileRefused } from "./remittanceFileApi.ts"

type Asked = (typeof postRemittanceFile)["input"]["Type"]

/**
 * Processes an uploaded remittance file as if it had arrived through the network's mailbox. An unreadable file is
 * rejected and not stored, since the user has it.
 */
export const processRemittanceFile = Effect.fn("processRemittanceFile")(function* ({
  content,
  fileName,
  network: said
}: Asked) {
  const documents = parseDocuments(content)
  if (documents instanceof InterchangeFault)
    return yield* new RemittanceFileRefused({ reason: documents.reason, ...segmentPosition(content, documents.at) })
  const other = documents.find(({ kind }) => !isRemittance(kind))
  const [first] = documents
  if (first === undefined || other !== undefined)
    return yield* new RemittanceFileRefused({ reason: "noRemittance", line: 0, found: other?.kind ?? "" })
  const partners = yield* (yield* EdiPartners).all
  const theirs = partners.filter((one) =>
    said === undefined
      ? first.sender !== "" && (one.partnerId.trim() || partnerProfiles[one.network].receiverId) === first.sender
      : one.network === said
  )
  const [partner] = theirs
  if (partner === undefined || theirs.length > 1)
    return yield* new RemittanceFileRefused({
      reason: said === undefined ? "senderUnknown" : "notSetUp",
      line: 0,
      found: first.sender
    })
  const { network } = partner
  const reused = new RemittanceFileRefused({ reason: "numberReused", line: 0, found: String(first.control) })
  const before = yield* (yield* EdiInvoices).receivedContent(network, first.control)
  if (before !== undefined && !isSameFile(before, content)) return yield* reused
  const parts = yield* applyDocuments(network, documents, content, fileName.trim() || "–")
  if (parts === "numberReused") return yield* reused
  return parts === "known" ? { network, isKnown: true, parts: [] } : { network, isKnown: false, parts }
})
