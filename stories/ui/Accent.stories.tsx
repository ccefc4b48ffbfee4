import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import { Accent } from "#ui/Accent.tsx"
import { Badge } from "#ui/Badge.tsx"
import { Button } from "#ui/Button.tsx"
import { Checkbox } from "#ui/Checkbox.tsx"
import { Link } from "#ui/Link.tsx"

const meta = {
  component: Accent,
  tags: ["autodocs"],
  parameters: { docs: { story: { inline: false, iframeHeight: 120 } } },
  render: ({ color }) => (
    <div style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 16 }}>
      <Accent color={color} />
      <Button variant="primary">Save</Button>
      <Button variant="quiet">Preview</Button>
      <Checkbox defaultSelected>Insured</Checkbox>
      <Link href="#top">Terms</Link>
      <Badge tone="accent">Open</Badge>
    </div>
  ),
  args: { color: "#7a1fa2" }
} satisfies Meta<typeof Accent>
export default meta
type Story = StoryObj<typeof meta>

const ground = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  getComputedStyle(canvas.getByRole("button", { name: "Save" })).backgroundColor

/** A color with enough contrast is used unchanged. */
export const Purple: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => void (await waitFor(() => expect(ground(canvas)).toBe("rgb(122, 31, 162)")))
}
/** A bright color is darkened until it is visible on white, and the text on it turns dark. */
export const Yellow: Story = {
  args: { color: "#ffd500" },
  play: async ({ canvas }) => void (await waitFor(() => expect(ground(canvas)).not.toBe("rgb(255, 213, 0)")))
}
/** An invalid color falls back to the default accent. */
export const None: Story = {
  args: { color: "teal" },
  play: async ({ canvas }) => void (await expect(ground(canvas)).toBe("rgb(11, 107, 115)"))
}
export const Dark: Story = { globals: { theme: "dark" } }
