import type { Job, Stage } from "#domain/jobs/Job.ts"

/** What a paper said when it was signed, as text that is the same for the same content: neither the words around it nor what is filled in later are part of it. */
export const signedContent = ({ customerId, insurance, install, lines, number, taxRates, totals, vehicle }: Job, document: Stage): string => {
  const { address, date, notes, repairLocation, timeFrame } = install
  return JSON.stringify(inOrder({
    document, number, customerId, vehicle, insurance, taxRates, totals,
    install: { address, date, notes, repairLocation, timeFrame },
    lines: lines.map(({ customerPaid, description, kind, netPrice, partNumber, quantity, taxable }) => ({ customerPaid, description, kind, netPrice, partNumber, quantity, taxable }))
  }))
}

/** The same in the order of the names, however deep: what keeps a job may turn them round. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(inOrder)
  : typeof value !== "object" || value === null ? value
  : Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => one < other ? -1 : 1).map(([name, inner]) => [name, inOrder(inner)]))
