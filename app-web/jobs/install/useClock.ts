import { useMemo } from "react"
import { useIntl } from "react-intl"
import type { Address } from "#domain/shared/Address.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"

/** Formats times of day and durations in the user's locale: `13:15` becomes 1:15 PM, 90 minutes become 1.5 h. */
export const useClock = () => {
  const intl = useIntl()
  const { clock } = useFormats()
  const { t } = useWords()
  return useMemo(
    () => ({
      clock,
      hours: (minutes: number) =>
        minutes === 0
          ? ""
          : t("install.hours", { hours: intl.formatNumber(minutes / 60, { maximumFractionDigits: 2 }) })
    }),
    [clock, intl, t]
  )
}

/** An address in one line. */
export const addressLine = ({ address1, address2, city, region, postalCode }: Omit<Address, "country">): string =>
  [address1, address2, city, `${region} ${postalCode}`.trim()].filter((part) => part !== "").join(", ")
