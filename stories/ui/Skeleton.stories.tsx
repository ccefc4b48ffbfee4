import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Skeleton } from "#ui/Skeleton.tsx"

const meta = { component: Skeleton, tags: ["autodocs"], args: { widths: ["40%", "100%", "70%"] } } satisfies Meta<
  typeof Skeleton
>
export default meta
type Story = StoryObj<typeof meta>

/** Shapes only: nothing is announced. */
export const Lines: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll(".SkeletonBar")).toHaveLength(3)
    await expect(canvasElement.querySelector(".Skeleton")).toHaveAttribute("aria-hidden", "true")
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
