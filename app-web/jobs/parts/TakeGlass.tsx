import type { GlassPart } from "#domain/nags/GlassPart.ts"
import { Button } from "#ui/Button.tsx"
import type { LineValues } from "#web/jobs/form/JobForm.ts"
import { useWords } from "#web/words/useWords.ts"

export interface TakeGlassProps {
  readonly part: GlassPart
  /** The pane that stands on the estimate already, if it is one. */
  readonly pane: LineValues | undefined
  readonly isPriced: boolean
  readonly onTake: (inPlace: boolean) => void
}

/** Puts a pane on the estimate: as its first, in the place of the one that is there, or beside it. */
export function TakeGlass({ part: { partNumber }, pane, isPriced, onTake }: TakeGlassProps) {
  const { t } = useWords()
  if (pane === undefined)
    return (
      <Button
        variant="primary"
        isDisabled={!isPriced}
        aria-label={t("glass.chooseNamed", { partNumber })}
        onPress={() => onTake(false)}
      >
        {t("glass.choose")}
      </Button>
    )
  return (
    <>
      <Button
        variant="primary"
        isDisabled={!isPriced}
        aria-label={t("glass.replaceNamed", { partNumber, pane: pane.partNumber })}
        onPress={() => onTake(true)}
      >
        {t("glass.replace")}
      </Button>
      <Button isDisabled={!isPriced} aria-label={t("glass.addNamed", { partNumber })} onPress={() => onTake(false)}>
        {t("glass.add")}
      </Button>
    </>
  )
}
