import { Effect, Layer } from "effect"
import type { DocumentKind } from "#domain/documents/DocumentKind.ts"
import { DocumentPrinter } from "#domain/documents/DocumentPrinter.ts"

/**
 * Renders documents as PDF. The library is large and imported with the first document, so it does not slow down the
 * start.
 */
export const documentsPdf = Layer.succeed(DocumentPrinter, {
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

const fileNames: Readonly<Record<DocumentKind, string>> = {
  quote: "quote",
  workorder: "work-order",
  invoice: "invoice",
  credit: "credit-note",
  receipt: "receipt"
}

/** Returns a document's file name: `invoice-1042.pdf`. Always plain ASCII, so it needs no quoting in a header. */
export const documentFileName = (kind: DocumentKind, number: number | string): string => {
  const plain = `${number}`
    .normalize("NFD")
    .replaceAll("–", "-")
    .replace(/[^0-9A-Za-z-]/g, "")
    .toLowerCase()
  return plain === "" ? `${fileNames[kind]}.pdf` : `${fileNames[kind]}-${plain}.pdf`
}
