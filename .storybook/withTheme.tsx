import type { Decorator } from "@storybook/react-vite"
import { useLayoutEffect } from "react"

/**
 * Renders a story in the theme chosen in the toolbar or by its own `globals: { theme: "dark" }`. On a docs page, where
 * stories share a document, each one gets its own background.
 */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = String(globals["theme"] ?? "light")
  const isTogether = viewMode === "docs" && parameters["docs"]?.story?.inline !== false
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = isTogether ? "light" : theme
  }, [theme, isTogether])
  return isTogether ? (
    <div data-theme={theme} className="StoryGround">
      <Story />
    </div>
  ) : (
    <Story />
  )
}
