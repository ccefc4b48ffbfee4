import { postLocationsChange } from "#domain/locations/locationsApi.ts"
import { Button } from "#ui/Button.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { ChosenRows } from "#web/lists/useChosen.ts"
import { useWords } from "#web/words/useWords.ts"

/** Opens or closes the chosen locations for new jobs; it can be undone, so nobody is asked. */
export function LocationsBulk({ chosen }: { readonly chosen: ChosenRows }) {
  const { t } = useWords()
  const bulk = useBulk(postLocationsChange, chosen)
  const turn = (status: "active" | "inactive", label: string) => (
    <Button size="small" variant="quiet" isDisabled={bulk.isPending} onPress={() => bulk.start({ status })}>
      {label}
    </Button>
  )
  return (
    <>
      {turn("active", t("location.activate"))}
      {turn("inactive", t("location.deactivate"))}
      {bulk.dialogs}
    </>
  )
}
