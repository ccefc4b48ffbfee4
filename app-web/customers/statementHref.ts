import type { ReceivableBy } from "#domain/receivables/Receivable.ts"

/** Where the statement of a row of the receivables is printed: in the customer's language unless another is named. */
export const statementHref = (by: ReceivableBy, key: string, language?: string): string =>
  `/api/V1/receivables/statement.pdf?${new URLSearchParams({ by, key, ...(language === undefined ? {} : { language }) })}`
