import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect } from "storybook/test"
import { ErrorSummary, type ErrorSummaryProps } from "#ui/ErrorSummary.tsx"
import { TextField } from "#ui/TextField.tsx"

/** Validates on every keystroke, as a form does after a failed submission. */
const Checked = ({ title, problems }: ErrorSummaryProps) => {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const left = problems.filter(({ name }) => (texts[name] ?? "") === "")
  return (
    <form>
      <ErrorSummary title={title} problems={left} />
      {problems.map(({ name }) => (
        <TextField
          key={name}
          label={name}
          name={name}
          value={texts[name] ?? ""}
          onChange={(text) => setTexts({ ...texts, [name]: text })}
        />
      ))}
    </form>
  )
}

const meta = {
  component: ErrorSummary,
  tags: ["autodocs"],
  render: (args) => <Checked {...args} />,
  args: {
    title: "Some answers need another look",
    problems: [
      { name: "Phone", message: "Please enter the phone" },
      { name: "Email", message: "Please enter the email" },
      { name: "City", message: "Please enter the city" }
    ]
  }
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

/** Takes the focus when it appears; each line links to its field. */
export const Appears: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("group", { name: "Some answers need another look" })).toHaveFocus()
    await userEvent.click(canvas.getByRole("link", { name: "Please enter the email" }))
    await expect(canvas.getByLabelText("Email")).toHaveFocus()
  }
}

/** While errors are fixed or reintroduced, the focus stays in the field. */
export const LeavesTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText("Phone")
    await userEvent.type(phone, "956")
    await expect(phone).toHaveFocus()
    await expect(canvas.getAllByRole("link")).toHaveLength(2)
    await userEvent.clear(phone)
    await expect(canvas.getAllByRole("link")).toHaveLength(3)
    await expect(phone).toHaveFocus()
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
