import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useFailureText } from "#web/words/useFailureText.ts"
import { useWords } from "#web/words/useWords.ts"
import type { usePlateLookup } from "./usePlateLookup.ts"

export interface PlateAnswerProps {
  readonly looking: ReturnType<typeof usePlateLookup>
  /** The VIN that stands in the form. */
  readonly vin: string
}

/** What came of looking a plate up: the vehicle, or why there is none. */
export function PlateAnswer({ looking: { found, failure, find, takeVin }, vin }: PlateAnswerProps) {
  const { t } = useWords()
  const textOf = useFailureText()
  if (failure !== undefined) {
    const mayRetry = failure._tag === "PlateServiceDown" || failure._tag === "Offline"
    return (
      <Callout
        tone="warning"
        title={textOf(failure)}
        actions={
          mayRetry ? (
            <Button size="small" onPress={find}>
              {t("retry")}
            </Button>
          ) : undefined
        }
        isLive
      />
    )
  }
  if (found === undefined) return null
  const vehicle = [found.year === 0 ? "" : String(found.year), found.make, found.model]
    .filter((word) => word !== "")
    .join(" ")
  const differs = found.vin !== "" && vin !== found.vin
  return (
    <Callout
      tone={differs ? "warning" : "success"}
      isLive
      title={found.vin === "" ? t("plate.foundNoVin", { vehicle }) : t("plate.found", { vehicle, vin: found.vin })}
      actions={
        differs ? (
          <Button size="small" onPress={takeVin}>
            {t("plate.takeVin")}
          </Button>
        ) : undefined
      }
    >
      {differs && t("plate.differs")} {found.sample && t("plate.sample")}
    </Callout>
  )
}
