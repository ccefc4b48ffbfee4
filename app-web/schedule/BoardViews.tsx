import { ViewsMenu } from "#web/lists/ViewsMenu.tsx"
import { useBoardViews } from "./useBoardViews.ts"

/** The saved views of the board, and the one that is open. */
export function BoardViews() {
  return <ViewsMenu list={useBoardViews()} />
}
