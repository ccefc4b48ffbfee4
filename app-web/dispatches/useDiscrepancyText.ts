import type { Discrepancy, DispatchPick } from "#domain/dispatches/compareDispatch.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** How a discrepancy is spoken of: what it is about, what each side says, and why one of them is proposed. */
export const useDiscrepancyText = () => {
  const { t, of } = useWords()
  const { day, money } = useFormats()
  return {
    nameOf: (row: Discrepancy): string => {
      if (row.of === "field") return t(row.field)
      const what = row.line.partNumber === "" ? row.line.description : `${row.line.partNumber} ${row.line.description}`
      return row.of === "price" ? t("dispatch.priceOf", { what }) : t("dispatch.lineOf", { what })
    },
    valueOf: (row: Discrepancy, side: DispatchPick): string => {
      const value = side === "job" ? row.inJob : row.inDispatch
      if (row.of === "line")
        return side === "job" ? t("dispatch.leaveOut") : t("dispatch.addFor", { price: money(Number(value)) })
      if (row.of !== "field") return money(Number(value))
      if (row.field === "insurance.deductible") return money(Number(value))
      if (value === "" || value === 0) return t("dispatch.empty")
      switch (row.field) {
        case "insurance.dateOfLoss":
          return day(String(value))
        case "insurance.causeOfLoss":
          return `${value} ${of("causeOfLoss", value as never)}`
        case "install.repairLocation":
          return of("repairLocation", value as never)
        case "install.jobType":
          return of("jobType", value as never)
        default:
          return String(value)
      }
    },
    whyOf: (row: Discrepancy): string =>
      row.why === undefined
        ? ""
        : row.why === "tellCustomer"
          ? t("dispatchWhy.tellCustomer", { amount: money(Number(row.inJob)) })
          : t(`dispatchWhy.${row.why}`)
  }
}
