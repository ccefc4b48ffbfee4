import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, screen } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { CategoryRoutes } from "./CategoryRoutes.tsx"
import { Conflict, DeleteRefused } from "./ProductCategoryScreen.stories.tsx"

const meta = {
  title: "Screens/Product categories/Journeys",
  component: CategoryRoutes,
  decorators: [withShop]
} satisfies Meta<typeof CategoryRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** My version is kept, and their other changes are merged. */
export const ConflictKeptMine: Story = {
  ...Conflict,
  play: async (page) => {
    await Conflict.play!(page)
    await page.userEvent.click(page.canvas.getByRole("button", { name: "Keep mine" }))
    await screen.findByText(
      /^Category saved and merged with someone else’s changes.*Kept yours: Category name.*Also changed: Description$/
    )
    await expect(page.canvas.getByRole("textbox", { name: "Description" })).toHaveValue("All of it")
  }
}

/** The dialog is closed, and the category that could not be deleted is still there. */
export const DeleteRefusedAndLeft: Story = {
  ...DeleteRefused,
  play: async (page) => {
    await DeleteRefused.play!(page)
    await page.userEvent.keyboard("{Escape}")
    await expect(await page.canvas.findByRole("heading", { level: 1, name: "Adhesives" })).toBeVisible()
  }
}
