import { memo } from "react"
import { ComboBox } from "#ui/ComboBox.tsx"
import { useWords } from "#web/words/useWords.ts"

export interface VehicleWordProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly errorMessage: string | undefined
  /** The words that are known; any other may be typed. */
  readonly known: ReadonlyArray<string>
  readonly isLoading: boolean
}

/** A make, a model or a body: chosen from those that are known, or typed. Its handlers must be steady. */
export const VehicleWord = memo(
  function VehicleWord({ value, known, onChange, isLoading, ...field }: VehicleWordProps) {
    const { t } = useWords()
    const sought = value.trim().toLowerCase()
    const isOneOfThem = known.some((word) => word.toLowerCase() === sought)
    const items = known
      .filter((word) => isOneOfThem || word.toLowerCase().includes(sought))
      .slice(0, 100)
      .map((word) => ({ word }))
    return (
      <ComboBox
        {...field}
        allowsCustomValue
        items={items}
        itemKey={({ word }) => word}
        itemText={({ word }) => word}
        inputValue={value}
        onInputChange={onChange}
        isLoading={isLoading}
        loadingLabel={t("loading")}
        emptyLabel={t("vehicle.anyWord")}
      />
    )
  },
  (before, after) =>
    before.value === after.value &&
    before.label === after.label &&
    before.errorMessage === after.errorMessage &&
    before.known === after.known &&
    before.isLoading === after.isLoading
)
