import { useEffect, useEffectEvent, useState } from "react"
import { type GlassQuery, queryKey } from "#domain/nags-search/GlassQuery.ts"
import { getSearchPrice, listSearchCharges, postGlassSearch } from "#domain/nags-search/nagsSearchApi.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"

/**
 * Manages a search whose price is shown before it is run. With `atOnceWhenPaid`, a query that is already paid for runs
 * automatically.
 */
export const useGlassSearch = (query: GlassQuery | undefined, atOnceWhenPaid: boolean) => {
  const key = query === undefined ? "" : queryKey(query)
  const [asked, setAsked] = useState<string>()
  const price = useApiQuery(getSearchPrice, { key }, { keepsPrevious: true })
  // A failure is shown in place of the results.
  const sending = useApiMutation(postGlassSearch, {
    invalidates: [getSearchPrice, listSearchCharges],
    onFailure: () => true
  })
  const isAsked = query !== undefined && asked === key

  const search = () => {
    if (query === undefined) return
    setAsked(key)
    sending.send({ query })
  }
  const isPaid = price.data?.isAvailable === true && price.data.amount === 0 && !price.isPlaceholderData
  const searchWhenPaid = useEffectEvent(() => {
    if (atOnceWhenPaid && isPaid && !isAsked) search()
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the price arrived: an event, not a state that follows from another
  useEffect(() => searchWhenPaid(), [isPaid, key])

  return {
    price,
    search,
    isPending: isAsked && sending.isPending,
    found: isAsked ? sending.output : undefined,
    failure: isAsked ? sending.failure : undefined
  }
}

export type GlassSearchState = ReturnType<typeof useGlassSearch>
