import { Effect, Layer } from "effect"
import { DocumentPrinter } from "#domain/documents/DocumentPrinter.ts"

/** Renders documents as their JSON text, for tests and stories: nothing is drawn. */
export const documentsMemory = Layer.succeed(DocumentPrinter, {
  print: (document) =>
    Effect.succeed({
      name: `${document.kind}-${document.number}.json`,
      type: "application/json",
      bytes: new TextEncoder().encode(JSON.stringify(document))
    }),
  printStatement: (statement, name) =>
    Effect.succeed({
      name: name.replace(/pdf$/, "json"),
      type: "application/json",
      bytes: new TextEncoder().encode(JSON.stringify(statement))
    }),
  printEvidence: ({ paper, photos, ...pack }) =>
    Effect.succeed({
      name: `${pack.name}-${pack.number}.json`,
      type: "application/json",
      bytes: new TextEncoder().encode(
        JSON.stringify({
          ...pack,
          photos: photos.map(({ bytes, caption }) => ({ caption, size: bytes.length })),
          ...(paper === undefined ? {} : { paper: paper.document })
        })
      )
    })
})
