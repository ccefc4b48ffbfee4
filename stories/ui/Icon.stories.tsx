import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Icon } from "#ui/Icon.tsx"
import { type IconName, iconPaths } from "#ui/iconPaths.ts"

const meta = { component: Icon, tags: ["autodocs"], args: { name: "car" } } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull()
  }
}

export const Named: Story = {
  args: { label: "Mobile job", name: "truck" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Mobile job" })).toBeVisible()
  }
}

/** Every icon stays within its 20 × 20 grid. */
export const All: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      {(Object.keys(iconPaths) as Array<IconName>).map((name) => (
        <Icon key={name} name={name} size={24} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const path of canvasElement.querySelectorAll("path")) {
      const { x, y, width, height } = path.getBBox()
      await expect({
        d: path.getAttribute("d"),
        fits: x >= 1 && y >= 1 && x + width <= 19 && y + height <= 19
      }).toEqual({ d: path.getAttribute("d"), fits: true })
    }
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
