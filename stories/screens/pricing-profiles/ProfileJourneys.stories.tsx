import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { withShop } from "#stories/withShop.tsx"
import { DeleteRefused } from "./KnownProfile.stories.tsx"
import { ProfileRoutes } from "./ProfileRoutes.tsx"

const meta = {
  title: "Screens/Pricing profiles/Journeys",
  component: ProfileRoutes,
  decorators: [withShop]
} satisfies Meta<typeof ProfileRoutes>
export default meta
type Story = StoryObj<typeof meta>

/** The dialog is closed, and the profile that could not be deleted is still there. */
export const DeleteRefusedAndLeft: Story = {
  ...DeleteRefused,
  play: async (page) => {
    await DeleteRefused.play!(page)
    await page.userEvent.keyboard("{Escape}")
    await expect(await page.canvas.findByRole("heading", { level: 1, name: "Saguaro Mutual" })).toBeVisible()
  }
}
