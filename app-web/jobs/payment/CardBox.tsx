import type { CardFrame } from "#domain/payments/Card.ts"
import { Callout } from "#ui/Callout.tsx"
import { Skeleton } from "#ui/Skeleton.tsx"
import { CardFields, type CardPlaceProps } from "#web/card-payments/CardFields.tsx"
import { useWords } from "#web/words/useWords.ts"
import { useSpeech } from "#web/words/WordsProvider.tsx"

/** The card's fields at the counter, in the desk's words. */
export function CardBox(props: Pick<CardPlaceProps, "tokeniseRef" | "onEnter"> & { readonly frame: CardFrame }) {
  const { t } = useWords()
  const { language } = useSpeech()
  return (
    <CardFields
      {...props}
      label={t("card.fields")}
      language={language}
      loading={<Skeleton height={88} />}
      notLoaded={<Callout tone="danger" isLive title={t("card.notLoaded")} />}
    />
  )
}
