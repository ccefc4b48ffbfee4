import { useLocale } from "react-aria-components/I18nProvider"
import { DecimalField, type DecimalFieldProps } from "#ui/DecimalField.tsx"

export interface MoneyFieldProps extends DecimalFieldProps {
  /** ISO 4217 code. The symbol is placed as is usual in the user's locale. */
  readonly currency?: string | undefined
}

/** An amount in cents: 123450 is 1,234.50. */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  const { locale } = useLocale()
  if (currency === undefined) return <DecimalField {...props} digits={2} />
  const parts = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol"
  }).formatToParts(1)
  const sign = parts.find((part) => part.type === "currency")?.value
  return (
    <DecimalField {...props} digits={2} {...(parts[0]?.type === "currency" ? { prefix: sign } : { suffix: sign })} />
  )
}
