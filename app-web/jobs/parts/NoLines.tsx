import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"
import type { VehicleValues } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"
import { mayFindGlass } from "./mayFindGlass.ts"

/** An estimate without rows: what to do first. */
export function NoLines({ vehicle, onFind }: { readonly vehicle: VehicleValues; readonly onFind: () => void }) {
  const { t } = useWords()
  const isKnown = mayFindGlass(vehicle)
  return (
    <EmptyState
      level={3}
      picture={<span aria-hidden><GlassDrawing shape="windshield" features={["shadeBand"]} label="" size={140} /></span>}
      title={t("parts.none")}
      action={<Button variant="primary" icon="search" isDisabled={!isKnown} onPress={onFind}>{t("parts.find")}</Button>}
    >
      {t(isKnown ? "parts.noneHint" : "parts.vehicleFirst")}
    </EmptyState>
  )
}
