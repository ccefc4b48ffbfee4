import { Effect } from "effect"
import { Files } from "#domain/files/Files.ts"
import type { DocumentFacts } from "./DocumentFacts.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import { jobPaper } from "./jobPaper.ts"

/** A job's paper, and the picture of the shop's logo where it has one. */
export const paperUnderLogo = Effect.fnUntraced(function* (
  kind: DocumentKind,
  facts: Omit<DocumentFacts, "signature" | "signedBefore">
) {
  const document = yield* jobPaper(kind, facts)
  const logo = document.shop.logo === null ? undefined : yield* (yield* Files).get(document.shop.logo)
  return { document, logo: logo?.bytes }
})
