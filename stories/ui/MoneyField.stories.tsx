import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { Button } from "#ui/Button.tsx"
import { Language } from "#ui/Language.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"

const meta = {
  component: MoneyField,
  tags: ["autodocs"],
  args: {
    label: "Price",
    name: "price",
    currency: "USD",
    onChange: fn(),
    unclearMessage: "Type an amount like 1,234.50"
  },
  decorators: [
    (Story) => (
      <Language locale="en-US">
        <Story />
      </Language>
    )
  ]
} satisfies Meta<typeof MoneyField>
export default meta
type Story = StoryObj<typeof meta>

/** Accepts loose input, stores cents, formats on blur, and submits the integer. */
export const English: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvas.getByLabelText("Price")
    await userEvent.type(input, "1234.5")
    await expect(args.onChange).toHaveBeenLastCalledWith(123450)
    await expect(input).toHaveValue("1234.5")
    await userEvent.tab()
    await expect(input).toHaveValue("1,234.50")
    await expect(canvasElement.querySelector<HTMLInputElement>('input[name="price"]')).toHaveValue("123450")
  }
}

export const French: Story = {
  args: { currency: "CAD" },
  decorators: [
    (Story) => (
      <Language locale="fr-CA">
        <Story />
      </Language>
    )
  ],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText("Price")
    await userEvent.type(input, "1 234,5")
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(123450)
    await expect((input as HTMLInputElement).value.replace(/\s/g, " ")).toBe("1 234,50")
  }
}

export const Spanish: Story = {
  decorators: [
    (Story) => (
      <Language locale="es-ES">
        <Story />
      </Language>
    )
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("Price"), "1.234,5")
    await expect(args.onChange).toHaveBeenLastCalledWith(123450)
  }
}

/** Ambiguous input is never guessed: the text stays, the value is null, and the field shows the expected format. */
export const Unclear: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText("Price")
    await userEvent.type(input, "12")
    await userEvent.type(input, ".345")
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(input).toHaveValue("12.345")
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription("Type an amount like 1,234.50")
  }
}

const Owned = () => {
  const [cents, setCents] = useState<number | null>(1000)
  return (
    <>
      <MoneyField label="Price" value={cents} onChange={setCents} />
      <Button onPress={() => setCents(25000)}>Use list price</Button>
    </>
  )
}

/** A value set from outside replaces any input. */
export const SetFromOutside: Story = {
  render: () => <Owned />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Price")
    await userEvent.clear(input)
    await userEvent.type(input, "abc")
    await userEvent.click(canvas.getByRole("button", { name: "Use list price" }))
    await expect(input).toHaveValue("250.00")
    await expect(input).toBeValid()
  }
}
export const Dark: Story = { args: { defaultValue: 68935 }, globals: { theme: "dark" } }
