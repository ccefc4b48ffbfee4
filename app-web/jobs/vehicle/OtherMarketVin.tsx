import { Button } from "#ui/Button.tsx"
import { Callout } from "#ui/Callout.tsx"
import { useWords } from "#web/words/useWords.ts"

/** Says why a VIN of another market is not taken, and how the vehicle is told instead. */
export function OtherMarketVin({ onLeaveOut }: { readonly onLeaveOut: () => void }) {
  const { t } = useWords()
  return (
    <Callout
      tone="info"
      title={t("vehicle.otherMarket")}
      actions={
        <Button size="small" onPress={onLeaveOut}>
          {t("vehicle.leaveVinOut")}
        </Button>
      }
      isLive
    >
      {t("vehicle.otherMarketHint")}
    </Callout>
  )
}
