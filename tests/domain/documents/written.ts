import type { JobDocument } from "#domain/documents/JobDocument.ts"

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, " ")

/** All totals of a document as "label: value", with ordinary spaces. */
export const sumsOf = ({ sums }: JobDocument): ReadonlyArray<string> =>
  sums.flat().map(({ label, value }) => plain(`${label}: ${value}`))

/** Facts in the same format. */
export const factsOf = (facts: JobDocument["dates"]): ReadonlyArray<string> =>
  facts.map(({ label, value }) => plain(`${label}: ${value}`))

/** All text of a document, with ordinary spaces. */
export const allOf = (document: JobDocument): string => plain(JSON.stringify(document))
