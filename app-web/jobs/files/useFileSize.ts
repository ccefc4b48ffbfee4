import { useCallback } from "react"
import { useIntl } from "react-intl"

/** How large a file is, as the reader writes it: 1.2 MB, 340 kB. */
export const useFileSize = () => {
  const { formatNumber } = useIntl()
  return useCallback(
    (bytes: number): string => {
      const [amount, unit] =
        bytes >= 1024 * 1024 ? [bytes / (1024 * 1024), "megabyte"] : [Math.max(1, bytes / 1024), "kilobyte"]
      return formatNumber(amount, {
        style: "unit",
        unit,
        unitDisplay: "short",
        maximumFractionDigits: unit === "megabyte" ? 1 : 0
      })
    },
    [formatNumber]
  )
}
