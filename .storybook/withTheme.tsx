import type { Decorator } from "@storybook/react-vite"
import { useLayoutEffect } from "react"

/** Draws a story in the theme chosen in the toolbar, or by its own `globals: { theme: "dark" }`. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals["theme"] ?? "light")
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme
  }, [theme])
  return <Story />
}
