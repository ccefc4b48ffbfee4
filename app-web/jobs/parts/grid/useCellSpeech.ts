import { useMemo } from "react"
import { useIntl } from "react-intl"
import { useRights } from "#web/jobs/useRights.ts"
import { families } from "#web/words/families.ts"
import { useWords } from "#web/words/useWords.ts"
import type { Speech } from "./Speech.ts"

/** How cells are written in the reader's language. */
export const useCellSpeech = (): Speech => {
  const { t, of } = useWords()
  const { locale } = useIntl()
  const { writesTax } = useRights()
  return useMemo(
    () => ({
      locale,
      writesTax,
      yes: t("yes"),
      no: t("no"),
      status: Object.fromEntries(
        families.lineStatus.map((status) => [status, of("lineStatus", status)])
      ) as Speech["status"],
      kind: Object.fromEntries(families.lineKind.map((kind) => [kind, of("lineKind", kind)])) as Speech["kind"]
    }),
    [t, of, locale, writesTax]
  )
}
