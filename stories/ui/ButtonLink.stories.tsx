import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { ButtonLink } from "#ui/ButtonLink.tsx"
import { Routing } from "#ui/Routing.tsx"

const navigate = fn()
const meta = {
  component: ButtonLink,
  tags: ["autodocs"],
  args: { href: "/schedule", children: "Open schedule", iconAfter: "arrow-right" },
  decorators: [
    (Story) => (
      <Routing navigate={navigate}>
        <Story />
      </Routing>
    )
  ]
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

/** A real link for the browser, handled by the app's router. */
export const Secondary: Story = {
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear()
    const link = canvas.getByRole("link", { name: "Open schedule" })
    await expect(link).toHaveAttribute("href", "/schedule")
    await userEvent.click(link)
    await expect(navigate).toHaveBeenCalledWith("/schedule", undefined)
  }
}
export const Primary: Story = { args: { variant: "primary" } }
export const Dark: Story = { globals: { theme: "dark" } }
