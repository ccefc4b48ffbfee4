import type { Stage } from "#domain/jobs/Job.ts"

const names: Readonly<Record<Stage, string>> = { quote: "quote", workorder: "work-order", invoice: "invoice" }

/** What a paper's file is called: `invoice-1042.pdf`. Plain ASCII whatever the number says, so that it needs no quoting in a header. */
export const documentFileName = (kind: Stage, number: number | string): string => {
  const plain = `${number}`.normalize("NFD").replace(/[^0-9A-Za-z-]/g, "").toLowerCase()
  return plain === "" ? `${names[kind]}.pdf` : `${names[kind]}-${plain}.pdf`
}
