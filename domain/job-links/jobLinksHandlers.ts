import { Effect } from "effect"
import { fileContent } from "#domain/contract/Content.ts"
import { handle } from "#domain/contract/Endpoint.ts"
import { Jobs } from "#domain/jobs/Jobs.ts"
import { acceptQuote, declineQuote } from "./answerQuote.ts"
import { requestCallback, revokeLink, recordDocumentSeen } from "./customerActions.ts"
import { JobLinks } from "#domain/documents/JobLinks.ts"
import {
  getDocument,
  getDocumentLogo,
  getDocumentPdf,
  listJobLinks,
  postAcceptance,
  postCallback,
  postDocumentSeen,
  postLinkPayment,
  postLinkRevoked,
  postRefusal
} from "./jobLinksApi.ts"
import { linkedLogo } from "./openLink.ts"
import { signAndPay } from "./signAndPay.ts"
import { payByLink } from "./payByLink.ts"
import { printDocument, showDocument } from "./showDocument.ts"

export const jobLinksHandlers = [
  handle(getDocument, showDocument),
  handle(getDocumentPdf, (asked) => Effect.map(printDocument(asked), (paper) => fileContent(paper))),
  handle(getDocumentLogo, linkedLogo),
  handle(postDocumentSeen, recordDocumentSeen),
  handle(postAcceptance, (asked) => signAndPay(asked, acceptQuote(asked))),
  handle(postRefusal, declineQuote),
  handle(postLinkPayment, payByLink),
  handle(postCallback, requestCallback),
  handle(listJobLinks, ({ id }) =>
    Effect.andThen(
      Jobs.use((jobs) => jobs.get(id)),
      JobLinks.use((links) => links.ofJob(id))
    )
  ),
  handle(postLinkRevoked, revokeLink)
]
