import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { SignatureView } from "#ui/SignatureView.tsx"

const drawn = {
  _tag: "drawn",
  width: 600,
  height: 200,
  strokes: [
    "M70 150L92 70L104 62L112 80L126 148",
    "M82 118L124 112",
    "M160 90L150 130L162 148L184 140L196 70L192 146L206 150",
    "M230 118L222 140L236 150L254 138L258 116L256 146L272 150L330 128L380 132"
  ]
} as const

const meta = {
  component: SignatureView,
  tags: ["autodocs"],
  args: { value: drawn, label: "Signature of Ada Moreno" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    )
  ]
} satisfies Meta<typeof SignatureView>
export default meta
type Story = StoryObj<typeof meta>

/** Scales to the available space; its accessible name says whose signature it is. */
export const Drawn: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole("img", { name: "Signature of Ada Moreno" })).toBeVisible()
}

/** A typed name is text; screen readers also read whose signature it is. */
export const Typed: Story = {
  args: { value: { _tag: "typed", name: "Ada Moreno" } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole("paragraph")).toHaveTextContent("Signature of Ada Moreno: Ada Moreno")
}

export const Dark: Story = { globals: { theme: "dark" } }
