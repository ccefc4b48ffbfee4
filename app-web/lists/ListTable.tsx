import type { ReactNode } from "react"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { ScreenSkeleton } from "#web/page/ScreenSkeleton.tsx"
import type { ListRowsProps } from "./ListRows.tsx"

/**
 * The rows of a list in a lazy-loaded chunk, fetched in parallel with the data: one page, its pager, and the bulk
 * actions.
 */
export const ListTable = lazyPart(() => import("./ListRows.tsx"), "ListRows", "now", <ScreenSkeleton />) as <
  T extends object
>(
  props: ListRowsProps<T>
) => ReactNode
