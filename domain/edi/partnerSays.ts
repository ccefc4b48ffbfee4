import { Schema } from "effect"
import type { DocumentFormats } from "#domain/documents/Writing.ts"
import type { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { everyLanguage } from "#domain/words/readTopic.ts"
import { talks } from "#domain/words/talks.ts"
import { AdjustmentCode, adjustmentsIn } from "./adjustmentCodes.ts"

const words = talks(await everyLanguage("screens", "edi"))

/** What a partner said of a payment as a paper says it: each adjustment in words with its code beside, as on screens. */
export const partnerSays = (
  text: string,
  { money, language }: Pick<DocumentFormats, "money"> & { readonly language: DocumentLanguage }
): string => {
  const t = words[language]
  const { adjustments, before } = adjustmentsIn(text)
  return [
    before,
    ...adjustments.map(({ cents, code }) =>
      Schema.is(AdjustmentCode)(code)
        ? t("edi.adjusted", { amount: money(cents), why: t(`adjustmentCode.${code}`), code })
        : t("edi.adjustedRaw", { amount: money(cents), code })
    )
  ]
    .filter((part) => part !== "")
    .join("; ")
}
