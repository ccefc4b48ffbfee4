import { useEffect, useEffectEvent } from "react"
import { useSearchParams } from "react-router-dom"
import type { ListView } from "#domain/list-views/ListView.ts"
import { useListLook } from "#web/lists/useListLook.ts"

/**
 * The view that the plain address opens with, as the person chose: known before anything is drawn, and then in the
 * address.
 */
export const useBoardOpening = (): { readonly isKnown: boolean; readonly opening: ListView | undefined } => {
  const [params, setParams] = useSearchParams()
  const { look } = useListLook("board")
  const isPlain = params.size === 0
  const opening = isPlain ? look?.views.find(({ id }) => id === look.choice.defaultViewId) : undefined
  const show = useEffectEvent(({ address, id }: ListView) => setParams(`${address}&saved=${id}`, { replace: true }))
  useEffect(() => {
    if (opening !== undefined) show(opening)
  }, [opening])
  return { isKnown: !isPlain || look !== undefined, opening }
}
