import { draftPlace } from "#web/api/drafts.ts"
import { useUser } from "#web/session/useUser.ts"

/** Leaves what was typed after a new record was sent as a draft of the record that came of it, which offers it. */
export const useKeepTyped = () => {
  const { id } = useUser()
  return (key: string, values: unknown) =>
    localStorage.setItem(draftPlace(id, key), JSON.stringify({ values, savedAt: Date.now() }))
}
