import type { ReactNode } from "react"
import { I18nProvider } from "react-aria-components/I18nProvider"

export interface LanguageProps {
  /** BCP 47 tag, such as `fr-CA`: decides number and date order, and what react-aria itself says. */
  readonly locale: string
  readonly children: ReactNode
}

/** The language every part below writes numbers and dates in. */
export function Language({ locale, children }: LanguageProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
