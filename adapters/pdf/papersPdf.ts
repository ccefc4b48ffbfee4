import { Effect, Layer } from "effect"
import { Papers } from "#domain/documents/Papers.ts"
import { documentFileName } from "./documentFileName.ts"

/** Papers as PDF. The library is large and loaded with the first paper: no start should wait for it. */
export const papersPdf = Layer.succeed(Papers, {
  print: (document, logo) =>
    Effect.promise(async () => ({
      name: documentFileName(document.kind, document.number),
      type: "application/pdf",
      bytes: await (await import("./renderDocument.ts")).renderDocument(document, logo)
    })),
  printStatement: (statement, name, logo) =>
    Effect.promise(async () => ({
      name,
      type: "application/pdf",
      bytes: await (await import("./renderDocument.ts")).renderDocument(statement, logo)
    })),
  printEvidence: (pack) =>
    Effect.promise(async () => ({
      name: `${pack.name}-${pack.number.replace(/\D/g, "")}.pdf`,
      type: "application/pdf",
      bytes: await (await import("./renderEvidence.ts")).renderEvidence(pack)
    }))
})
