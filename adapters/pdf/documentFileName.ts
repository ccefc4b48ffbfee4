import type { DocumentKind } from "#domain/documents/DocumentKind.ts"

const names: Readonly<Record<DocumentKind, string>> = {
  quote: "quote",
  workorder: "work-order",
  invoice: "invoice",
  credit: "credit-note",
  receipt: "receipt"
}

/**
 * What a paper's file is called: `invoice-1042.pdf`. Plain ASCII whatever the number says, so that it needs no quoting
 * in a header.
 */
export const documentFileName = (kind: DocumentKind, number: number | string): string => {
  const plain = `${number}`
    .normalize("NFD")
    .replaceAll("–", "-")
    .replace(/[^0-9A-Za-z-]/g, "")
    .toLowerCase()
  return plain === "" ? `${names[kind]}.pdf` : `${names[kind]}-${plain}.pdf`
}
