import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import { Icon } from "#ui/Icon.tsx"
import { glassShapeOf, glassSideOf } from "#web/nags/glassShapeOf.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { useWords } from "#web/words/useWords.ts"
import type { PartChoice } from "./usePartChoices.ts"

/** One thing that may be meant by a part number: picture, number, words and price; or what the search for it costs. */
export function PartChosen({ choice }: { readonly choice: PartChoice }) {
  const { t, of } = useWords()
  const { money } = useFormats()
  if (choice.is === "search") {
    const { partNumber, amount, isPending, isEmpty } = choice
    return (
      <>
        <Icon name="search" />
        {t(
          isPending
            ? "loading"
            : isEmpty
              ? "estimate.nagsNone"
              : amount === 0
                ? "estimate.nagsFree"
                : "estimate.nagsFor",
          { partNumber, amount: money(amount) }
        )}
      </>
    )
  }
  const [number, words, price] =
    choice.is === "pane"
      ? [choice.part.partNumber, choice.part.description, choice.part.listPrice]
      : [choice.product.productCode, choice.product.description, choice.product.listPrice]
  return (
    <>
      <span aria-hidden className="PartPicture">
        {choice.is === "pane" ? (
          <GlassDrawing
            shape={glassShapeOf(choice.part)}
            position={glassSideOf(choice.part)}
            features={choice.part.features}
            label=""
            size={40}
          />
        ) : (
          <Icon name="box" />
        )}
      </span>
      <span className="OptionText">
        <span className="tabular">{number}</span>
        <span className="OptionDescription">
          {choice.is === "product" ? t("estimate.ownProduct") : of("glassType", choice.part.glassType)} · {words}
        </span>
      </span>
      <span className="tabular">{money(price)}</span>
    </>
  )
}
