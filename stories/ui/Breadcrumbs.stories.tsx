import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, within } from "storybook/test"
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx"

const meta = {
  component: Breadcrumbs,
  tags: ["autodocs"],
  args: {
    label: "Where you are",
    crumbs: [
      { label: "Settings", href: "/settings" },
      { label: "Locations", href: "/locations" },
      { label: "McAllen", href: "/locations/1" }
    ]
  }
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

/** Links lead to the parent pages; the current page is marked and is not a link. */
export const ThreeDeep: Story = {
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole("navigation", { name: "Where you are" }))
    await expect(await nav.findByRole("link", { name: "Locations" })).toHaveAttribute("href", "/locations")
    await expect(nav.getByText("McAllen").closest("[aria-current]")).toHaveAttribute("aria-current", "page")
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
