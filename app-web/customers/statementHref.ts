import type { ReceivableBy } from "#domain/receivables/Receivable.ts"

/** Returns the URL of the printable statement for a receivables row, in the customer's language unless specified. */
export const statementHref = (by: ReceivableBy, key: string, language?: string): string =>
  `/api/V1/receivables/statement.pdf?${new URLSearchParams({ by, key, ...(language === undefined ? {} : { language }) })}`
