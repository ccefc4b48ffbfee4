import { ViewsMenu } from "#web/lists/ViewsMenu.tsx"
import { useSearchParams } from "react-router-dom"
import type { ListView } from "#domain/list-views/ListView.ts"
import { noView } from "#web/lists/listAddress.ts"
import { useListLook } from "#web/lists/useListLook.ts"
import type { Viewed } from "#web/lists/useShopList.ts"

/** The saved views of the board, and the one that is open. */
export function BoardViews() {
  return <ViewsMenu list={useBoardViews()} />
}

/** What of the board's address is no part of a view: the day, the job whose sheet is open, the view it began as. */
const passing = ["day", "job", "saved"] as const

/** The saved views of the board: its filters, how it is drawn and colored, for the person or for the shop. */
const useBoardViews = (): Viewed => {
  const [params, setParams] = useSearchParams()
  const { look, keep } = useListLook("board")
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
