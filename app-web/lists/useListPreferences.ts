import { useQueryClient } from "@tanstack/react-query"
import { Result, Schema } from "effect"
import { useEffect, useState } from "react"
import type { ListName } from "#domain/access/ListName.ts"
import { type ListChoice, defaultChoice } from "#domain/list-views/ListChoice.ts"
import { getListLook, postListChoice } from "#domain/list-views/listViewsApi.ts"
import { useUser } from "#web/access/useUser.ts"
import { useApiQuery } from "#web/api/useApiQuery.ts"
import { useApiMutation } from "#web/api/useApiMutation.ts"

/**
 * Returns the user's settings and views of a list: first the copy stored in this browser, then the server's response.
 * Undefined until either is available.
 */
export const useListPreferences = (list: ListName) => {
  const { id } = useUser()
  const queries = useQueryClient()
  const [copy] = useState(() => keptLook(id, list))
  const { data, error } = useApiQuery(getListLook, { list })
  const look: ListLook | undefined =
    data ?? copy ?? (error === null ? undefined : { choice: defaultChoice(list), views: [] })
  const { send } = useApiMutation(postListChoice)

  useEffect(() => {
    if (data !== undefined) keepLook(id, list, data)
  }, [id, list, data])

  const keep = (change: Partial<ListChoice>) => {
    const { choice, views } = look ?? { choice: defaultChoice(list), views: [] }
    const next = { choice: { ...choice, ...change }, views }
    queries.setQueryData([getListLook.name, { list }], next)
    send(next.choice)
  }
  return { look, keep }
}

type ListLook = typeof getListLook.output.Type

const wire = Schema.toCodecJson(getListLook.output)
const placeOf = (userId: string, list: ListName) => `frit.listLook.${userId}.${list}`

/**
 * Reads the last known settings from local storage, so that the first render is already correct. The server's response
 * follows.
 */
const keptLook = (userId: string, list: ListName): ListLook | undefined => {
  const text = localStorage.getItem(placeOf(userId, list))
  return text === null
    ? undefined
    : Result.getOrUndefined(Schema.decodeUnknownResult(Schema.fromJsonString(wire))(text))
}

const keepLook = (userId: string, list: ListName, look: ListLook) =>
  localStorage.setItem(placeOf(userId, list), JSON.stringify(Schema.encodeSync(wire)(look)))

/**
 * Refetches the views after a change was refused because another user changed or deleted the view, so that a retry is
 * based on the current version. For `onFailure`.
 */
export const useRefetchViews = () => {
  const queries = useQueryClient()
  return ({ _tag }: { readonly _tag: string }) => {
    if (_tag === "ListViewChanged" || _tag === "ListViewNotFound")
      void queries.invalidateQueries({ queryKey: [getListLook.name] })
  }
}
