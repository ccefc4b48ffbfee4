import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { GlassDrawing } from "#ui/GlassDrawing.tsx"

const meta = {
  component: EmptyState,
  tags: ["autodocs"],
  args: {
    title: "No customers yet",
    icon: "users",
    children: "Add the first one, or bring them from a file.",
    action: (
      <Button variant="primary" icon="plus">
        New customer
      </Button>
    )
  }
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

/** Describes what belongs here and offers the next step. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "No customers yet" })).toBeVisible()
    await expect(canvas.getAllByRole("button")).toHaveLength(1)
  }
}
export const Forbidden: Story = {
  args: { title: "This is not for your role", icon: "lock", children: "Ask the shop owner.", action: undefined }
}
export const Offline: Story = {
  args: {
    title: "You are offline",
    icon: "offline",
    children: "Nothing you typed is lost.",
    action: <Button icon="refresh">Try again</Button>
  }
}
export const WithPicture: Story = {
  args: {
    title: "No glass selected",
    picture: <GlassDrawing shape="windshield" features={[]} label="Windshield" size={120} />,
    level: 3
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
