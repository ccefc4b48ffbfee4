import { Effect } from "effect"
import { Files } from "#domain/files/Files.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import type { DocumentFacts } from "./jobFacts.ts"
import { jobPaper } from "./jobPaper.ts"
import { Papers } from "./Papers.ts"

/** Prints a job's document, with the shop's logo if it has one. */
export const printPaper = Effect.fnUntraced(function* (
  kind: DocumentKind,
  facts: Omit<DocumentFacts, "signature" | "signedBefore">
) {
  const { document, logo } = yield* paperUnderLogo(kind, facts)
  return yield* (yield* Papers).print(document, logo)
})

/** Returns a job's document, and the shop's logo if it has one. */
export const paperUnderLogo = Effect.fnUntraced(function* (
  kind: DocumentKind,
  facts: Omit<DocumentFacts, "signature" | "signedBefore">
) {
  const document = yield* jobPaper(kind, facts)
  const logo = document.shop.logo === null ? undefined : yield* (yield* Files).get(document.shop.logo)
  return { document, logo: logo?.bytes }
})
