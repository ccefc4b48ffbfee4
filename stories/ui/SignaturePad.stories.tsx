import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { SignaturePad, type SignaturePadProps } from "#ui/SignaturePad.tsx"
import type { SignatureValue } from "#ui/SignatureValue.ts"
import { SignatureView } from "#ui/SignatureView.tsx"

const changed = fn()
const drawn: SignatureValue = {
  _tag: "drawn",
  width: 600,
  height: 200,
  strokes: [
    "M70 150L92 70L104 62L112 80L126 148",
    "M82 118L124 112",
    "M160 90L150 130L162 148L184 140L196 70L192 146L206 150",
    "M230 118L222 140L236 150L254 138L258 116L256 146L272 150L330 128L380 132"
  ]
}

const Kept = (props: SignaturePadProps) => {
  const [value, setValue] = useState(props.value)
  const change = (next: SignatureValue | null) => {
    changed(next)
    setValue(next)
  }
  return <SignaturePad {...props} value={value} onChange={change} />
}

const meta = {
  component: SignaturePad,
  tags: ["autodocs"],
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <Kept {...args} />
    </div>
  ),
  beforeEach: () => void changed.mockClear(),
  args: {
    label: "Customer’s signature",
    description: "I authorize the work listed.",
    value: null,
    onChange: fn(),
    wayLabel: "How to sign",
    drawLabel: "Draw",
    typeLabel: "Type the name",
    hint: "Sign here",
    drawnLabel: "Signature of Ada Moreno",
    clearLabel: "Clear",
    nameLabel: "Type your name to sign"
  }
} satisfies Meta<typeof SignaturePad>
export default meta
type Story = StoryObj<typeof meta>

/**
 * Drawing from a corner of the pad to its middle records the stroke in the pad's own units, whatever its size on
 * screen.
 */
export const Drawn: Story = {
  play: async ({ canvas, userEvent }) => {
    const sheet = canvas.getByRole("img", { name: "Sign here" })
    const { left, top, width, height } = sheet.getBoundingClientRect()
    const at = (x: number, y: number) => ({
      target: sheet,
      coords: { clientX: left + x * width, clientY: top + y * height }
    })
    await userEvent.pointer([
      { keys: "[MouseLeft>]", ...at(0, 0) },
      { pointerName: "mouse", ...at(0.5, 0.5) },
      { keys: "[/MouseLeft]", ...at(0.5, 0.5) }
    ])
    await waitFor(() =>
      expect(changed).toHaveBeenLastCalledWith({ _tag: "drawn", width: 600, height: 200, strokes: ["M0 0L300 100"] })
    )
    await expect(canvas.getByRole("img", { name: "Signature of Ada Moreno" })).toBeVisible()
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }))
    await expect(changed).toHaveBeenLastCalledWith(null)
  }
}

/** By keyboard alone: arrow keys switch to typing, and the typed name is the signature. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("radio", { name: "Draw" }).focus()
    await userEvent.keyboard("{ArrowRight}")
    await userEvent.type(await canvas.findByLabelText("Type your name to sign"), "Ada Moreno")
    await expect(changed).toHaveBeenLastCalledWith({ _tag: "typed", name: "Ada Moreno" })
    await userEvent.click(canvas.getByText("Draw"))
    await expect(changed).toHaveBeenLastCalledWith(null)
  }
}

export const Signed: Story = { tags: ["picture"], args: { value: drawn } }
export const Missing: Story = { args: { errorMessage: "Please draw the signature or type the name" } }
export const Disabled: Story = { args: { isDisabled: true } }

/** Given signatures as shown in a list: one drawn, one typed. */
export const Given: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <SignatureView value={drawn} label="Signature of Ada Moreno" />
      <SignatureView value={{ _tag: "typed", name: "Luis Herrera" }} label="Signature of Luis Herrera" />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole("img", { name: "Signature of Ada Moreno" })).toBeVisible()
}
export const Dark: Story = { ...Signed, globals: { theme: "dark" } }
