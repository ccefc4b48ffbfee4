import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { ProductRoutes } from "./ProductRoutes.tsx"
import { Conflict } from "./ProductScreen.stories.tsx"

const meta = { title: "Screens/Products/Journeys", component: ProductRoutes, decorators: [withShop] } satisfies Meta<
  typeof ProductRoutes
>
export default meta
type Story = StoryObj<typeof meta>

export const ConflictTookTheirs: Story = {
  ...Conflict,
  play: async (page) => {
    await Conflict.play!(page)
    await page.userEvent.click(page.canvas.getByRole("button", { name: "Use theirs" }))
    await waitFor(() => expect(page.canvas.getByRole("textbox", { name: "List price" })).toHaveValue("19.00"))
    await expect(page.canvas.getByRole("textbox", { name: "Notes" })).toHaveValue("Three a van")
  }
}
