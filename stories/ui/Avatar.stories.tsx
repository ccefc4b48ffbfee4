import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Avatar } from "#ui/Avatar.tsx"

const meta = {
  component: Avatar,
  tags: ["autodocs"],
  args: { name: "Amélie de la Tremblay", isNamed: true }
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

/** The initials of the first and last name. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Amélie de la Tremblay" })).toHaveAttribute("data-initials", "AT")
  }
}
export const OneName: Story = {
  args: { name: "élodie" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAttribute("data-initials", "É")
  }
}
const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0b6b73" d="M0 0h8v8H0z"/></svg>')}`

export const Photo: Story = {
  args: { src: photo, size: 96 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img", { name: "Amélie de la Tremblay" })).toBeVisible()
    await expect(canvasElement.querySelector("img")).toHaveAttribute("src", photo)
  }
}

/** If the photo cannot be loaded, the initials are shown. */
export const PhotoMissing: Story = {
  args: { src: "data:image/png;base64,AAAA" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("img")).toBeNull())
  }
}
export const Decoration: Story = {
  args: { isNamed: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull()
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
