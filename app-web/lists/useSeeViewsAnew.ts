import { useQueryClient } from "@tanstack/react-query"
import { getListLook } from "#domain/list-views/listViewsApi.ts"

/**
 * Asks for the views anew where one was refused because somebody else changed or deleted it: the next try is at what
 * stands. For `onFailure`.
 */
export const useSeeViewsAnew = () => {
  const queries = useQueryClient()
  return ({ _tag }: { readonly _tag: string }) => {
    if (_tag === "ListViewChanged" || _tag === "ListViewNotFound")
      void queries.invalidateQueries({ queryKey: [getListLook.name] })
  }
}
