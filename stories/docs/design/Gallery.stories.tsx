import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { EntryForm } from "./EntryForm.tsx"
import { GlassSheet } from "./GlassSheet.tsx"
import { Ledger } from "./Ledger.tsx"
import { Signals } from "./Signals.tsx"

/** Overview sheets that show everything at once, in light and dark. */
const meta = { title: "Design/Gallery", parameters: { layout: "fullscreen" } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const fitsTheScreen = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
}

export const List: Story = { render: () => <Ledger />, play: fitsTheScreen }
export const ListDark: Story = { ...List, globals: { theme: "dark" } }
export const Entry: Story = { render: () => <EntryForm />, play: fitsTheScreen }
export const EntryDark: Story = { ...Entry, globals: { theme: "dark" } }
export const Signs: Story = { render: () => <Signals />, play: fitsTheScreen }
export const SignsDark: Story = { ...Signs, globals: { theme: "dark" } }
export const Glass: Story = { render: () => <GlassSheet />, play: fitsTheScreen }
export const GlassDark: Story = { ...Glass, globals: { theme: "dark" } }
