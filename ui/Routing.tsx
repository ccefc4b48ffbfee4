import type { ReactNode } from "react"
import { RouterProvider } from "react-aria-components"

export interface RoutingProps {
  /** Goes to a path of this site, such as the router's own navigate. */
  readonly navigate: (path: string) => void
  readonly children: ReactNode
}

/** Lets every Link, row, tab and menu item of ui go places through the app's router. */
export function Routing({ navigate, children }: RoutingProps) {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>
}
