import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { FormCell } from "#ui/FormCell.tsx"
import { FormGrid } from "#ui/FormGrid.tsx"
import { TextField } from "#ui/TextField.tsx"

const meta = {
  component: FormGrid,
  tags: ["autodocs"],
  args: {
    children: (
      <>
        <TextField label="First" />
        <TextField label="Second" />
        <FormCell span={3} startsRow>
          <TextField label="Third" />
        </FormCell>
        <FormCell span={9}>
          <TextField label="Fourth" />
        </FormCell>
      </>
    )
  }
} satisfies Meta<typeof FormGrid>
export default meta
type Story = StoryObj<typeof meta>

const widths = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(".FormGrid > *")].map((cell) => cell.offsetWidth)

/** Two fields side by side, then a quarter and three quarters. */
export const Wide: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 1000 }}>
        <Story />
      </div>
    )
  ],
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual([492, 492, 238, 746])
  }
}

/** Fields stacked vertically. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 300 }}>
        <Story />
      </div>
    )
  ],
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual([300, 300, 300, 300])
  }
}
export const ThreeColumns: Story = {
  args: { columns: 3, children: ["a", "b", "c"].map((label) => <TextField key={label} label={label} />) },
  decorators: [
    (Story) => (
      <div style={{ width: 932 }}>
        <Story />
      </div>
    )
  ],
  play: async ({ canvasElement }) => {
    await expect(widths(canvasElement)).toEqual([300, 300, 300])
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
