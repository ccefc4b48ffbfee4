import { tidyVin } from "#domain/vin/vinFault.ts"
import { Button } from "#ui/Button.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface LikelyVinsProps {
  readonly typed: string
  readonly vins: ReadonlyArray<string>
  readonly onTake: (vin: string) => void
}

/** What was probably meant by a VIN with a fault, the changed characters marked. */
export function LikelyVins({ typed, vins, onTake }: LikelyVinsProps) {
  const { t } = useWords()
  if (vins.length === 0) return null
  const before = tidyVin(typed)
  return (
    <div className="LikelyVins" role="group" aria-label={t("vehicle.didYouMean")}>
      <span>{t("vehicle.didYouMean")}</span>
      {vins.slice(0, 3).map((vin) => (
        <Button key={vin} size="small" aria-label={vin} onPress={() => onTake(vin)}>
          <span>
            {[...vin].map((character, at) =>
              before.charAt(at) === character ? (
                character
              ) : (
                <span key={at} className="LikelyVinNew">
                  {character}
                </span>
              )
            )}
          </span>
        </Button>
      ))}
    </div>
  )
}
