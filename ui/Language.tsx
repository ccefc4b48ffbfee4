import type { ReactNode } from "react"
import { I18nProvider } from "react-aria-components/I18nProvider"

export interface LanguageProps {
  /** BCP 47 tag, such as `fr-CA`. Determines number and date formats, and the language of react-aria's own messages. */
  readonly locale: string
  readonly children: ReactNode
}

/** Sets the locale in which everything inside formats numbers and dates. */
export function Language({ locale, children }: LanguageProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
