import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { type ListChoice, noChoice } from "#domain/list-views/ListChoice.ts"
import type { ListName } from "#domain/access/ListName.ts"
import { getListLook, postListChoice } from "#domain/list-views/listViewsApi.ts"
import { useQueryOf } from "#web/api/useQueryOf.ts"
import { useSend } from "#web/api/useSend.ts"
import { useUser } from "#web/session/useUser.ts"
import { keepLook, keptLook, type ListLook } from "./keptLook.ts"

/**
 * How the person sees a list: this browser's copy at once, the server's word as soon as it is here. Undefined until
 * either is known.
 */
export const useListLook = (list: ListName) => {
  const { id } = useUser()
  const queries = useQueryClient()
  const [copy] = useState(() => keptLook(id, list))
  const { data, error } = useQueryOf(getListLook, { list })
  const look: ListLook | undefined =
    data ?? copy ?? (error === null ? undefined : { choice: noChoice(list), views: [] })
  const { send } = useSend(postListChoice)

  useEffect(() => {
    if (data !== undefined) keepLook(id, list, data)
  }, [id, list, data])

  const keep = (change: Partial<ListChoice>) => {
    const { choice, views } = look ?? { choice: noChoice(list), views: [] }
    const next = { choice: { ...choice, ...change }, views }
    queries.setQueryData([getListLook.name, { list }], next)
    send(next.choice)
  }
  return { look, keep }
}
