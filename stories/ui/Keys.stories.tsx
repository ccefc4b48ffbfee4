import type { Meta, StoryObj } from "@storybook/react-vite"
import { Keys } from "#ui/Keys.tsx"

const meta = { component: Keys, tags: ["autodocs"], args: { keys: ["Ctrl", "K"] } } satisfies Meta<typeof Keys>
export default meta
type Story = StoryObj<typeof meta>

export const Together: Story = {}
export const OneAfterTheOther: Story = { tags: ["picture"], args: { keys: ["G", "C"], thenLabel: "then" } }
export const Dark: Story = { globals: { theme: "dark" } }
