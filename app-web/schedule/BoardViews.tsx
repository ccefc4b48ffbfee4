import { ViewsMenu } from "#web/lists/ViewsMenu.tsx"
import { useSearchParams } from "react-router-dom"
import type { ListView } from "#domain/list-views/ListView.ts"
import { noView } from "#web/lists/listUrl.ts"
import { useListPreferences } from "#web/lists/useListPreferences.ts"
import type { SavedViewTarget } from "#web/lists/useShopList.ts"

/** The saved views of the board, with the active one marked. */
export function BoardViews() {
  return <ViewsMenu list={useBoardViews()} />
}

/** URL parameters that are not part of a view: the day, the open job, and the view it started from. */
const passing = ["day", "job", "saved"] as const

/** The saved views of the board (filters, layout and coloring), for the current user or for the entire shop. */
const useBoardViews = (): SavedViewTarget => {
  const [params, setParams] = useSearchParams()
  const { look, keep } = useListPreferences("board")
  const { choice, views } = look ?? { choice: undefined, views: [] }
  const view = views.find(({ id }) => id === params.get("saved"))
  const address = viewOf(params)
  const open = (next: ListView | undefined) => {
    const shown = new URLSearchParams(next?.address ?? "")
    const saved = next?.id ?? (choice?.defaultViewId == null ? "" : noView)
    if (saved !== "") shown.set("saved", saved)
    for (const name of ["day", "job"]) if (params.has(name)) shown.set(name, params.get(name)!)
    setParams(shown)
  }
  return {
    name: "board",
    view,
    views,
    choice,
    open,
    address,
    isChanged: view !== undefined && viewOf(new URLSearchParams(view.address)) !== address,
    keepChoice: keep
  }
}

const viewOf = (params: URLSearchParams): string => {
  const own = new URLSearchParams(params)
  for (const name of passing) own.delete(name)
  own.sort()
  return own.toString()
}
