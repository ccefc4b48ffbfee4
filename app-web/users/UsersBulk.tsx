import { postUsersChange } from "#domain/people/usersApi.ts"
import { Button } from "#ui/Button.tsx"
import { useBulk } from "#web/lists/useBulk.tsx"
import type { ChosenRows } from "#web/lists/useChosen.ts"
import { useWords } from "#web/words/useWords.ts"

/** Shuts the chosen people out, or lets them in again; it can be undone, so nobody is asked. */
export function UsersBulk({ chosen }: { readonly chosen: ChosenRows }) {
  const { t } = useWords()
  const bulk = useBulk(postUsersChange, chosen)
  const turn = (active: boolean, label: string) => (
    <Button size="small" variant="quiet" isDisabled={bulk.isPending} onPress={() => bulk.start({ active })}>
      {label}
    </Button>
  )
  return (
    <>
      {turn(true, t("user.activate"))}
      {turn(false, t("user.deactivate"))}
      {bulk.dialogs}
    </>
  )
}
