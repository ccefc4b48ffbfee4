import type { ReactNode } from "react"
import { lazyPart } from "#web/loading/lazyPart.tsx"
import { ScreenSkeleton } from "#web/page/ScreenSkeleton.tsx"
import type { ListRowsProps } from "./ListRows.tsx"

/** The rows of a list, fetched beside their drawing: one page, the way to the others, what can be done with many. */
export const ListTable = lazyPart(() => import("./ListRows.tsx"), "ListRows", "now", <ScreenSkeleton />) as <
  T extends object
>(
  props: ListRowsProps<T>
) => ReactNode
