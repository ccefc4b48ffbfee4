import { Effect } from "effect"
import type { DocumentFacts } from "./DocumentFacts.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import { paperUnderLogo } from "./paperUnderLogo.ts"
import { Papers } from "./Papers.ts"

/** A job's paper as a file, under the shop's logo when it has one. */
export const printPaper = Effect.fnUntraced(function* (
  kind: DocumentKind,
  facts: Omit<DocumentFacts, "signature" | "signedBefore">
) {
  const { document, logo } = yield* paperUnderLogo(kind, facts)
  return yield* (yield* Papers).print(document, logo)
})
