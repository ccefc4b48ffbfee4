import type { ReactNode } from "react"
import { RouterProvider } from "react-aria-components"

export interface RoutingProps {
  /** Navigates to a path within the app, such as the router's own `navigate`. */
  readonly navigate: (path: string) => void
  readonly children: ReactNode
}

/** Makes every link, row, tab and menu item in ui navigate through the app's router. */
export function Routing({ navigate, children }: RoutingProps) {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>
}
