import { Effect } from "effect"
import { Files } from "#domain/files/Files.ts"
import type { DocumentKind } from "./DocumentKind.ts"
import type { DocumentFacts } from "./jobFacts.ts"
import { createJobDocument } from "./createJobDocument.ts"
import { DocumentPrinter } from "./DocumentPrinter.ts"

/** Prints a job's document, with the shop's logo if it has one. */
export const printJobDocument = Effect.fnUntraced(function* (
  kind: DocumentKind,
  facts: Omit<DocumentFacts, "signature" | "signedBefore">
) {
  const { document, logo } = yield* documentWithLogo(kind, facts)
  return yield* (yield* DocumentPrinter).print(document, logo)
})

/** Returns a job's document, and the shop's logo if it has one. */
export const documentWithLogo = Effect.fnUntraced(function* (
  kind: DocumentKind,
  facts: Omit<DocumentFacts, "signature" | "signedBefore">
) {
  const document = yield* createJobDocument(kind, facts)
  const logo = document.shop.logo === null ? undefined : yield* (yield* Files).get(document.shop.logo)
  return { document, logo: logo?.bytes }
})
