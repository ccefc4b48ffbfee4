import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ComponentType, type FormEvent, useState } from "react"
import { expect, fn } from "storybook/test"
import { Button } from "#ui/Button.tsx"
import { DatePicker } from "#ui/DatePicker.tsx"
import { ErrorSummary, type FieldProblem } from "#ui/ErrorSummary.tsx"
import { Form } from "#ui/Form.tsx"
import { MoneyField } from "#ui/MoneyField.tsx"
import { Select } from "#ui/Select.tsx"
import { TextField } from "#ui/TextField.tsx"

interface EntryProps {
  readonly problems?: ReadonlyArray<FieldProblem>
}

const sent = fn()
const taken = { email: "This e-mail is taken" }

/** Rejects the first submission, as a server would, and then shows the errors. */
const Entry = ({ problems = [] }: EntryProps) => {
  const [shown, setShown] = useState<ReadonlyArray<FieldProblem>>([])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    sent(Object.fromEntries(new FormData(event.currentTarget)))
    setShown(problems)
  }
  return (
    <Form onSubmit={submit} validationErrors={Object.fromEntries(shown.map(({ name, message }) => [name, message]))}>
      <ErrorSummary title="Some answers need another look" problems={shown} />
      <TextField label="Email" name="email" isRequired />
      <MoneyField label="Deductible" name="deductible" defaultValue={25000} />
      <Select label="Language" name="language" options={[{ value: "en", label: "English" }]} defaultValue="en" />
      <DatePicker label="Day" name="day" />
      <div>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </Form>
  )
}

const meta = {
  component: Form as ComponentType<never> as ComponentType<EntryProps>,
  tags: ["autodocs"],
  render: (args) => <Entry {...args} />
} satisfies Meta<EntryProps>
export default meta
type Story = StoryObj<EntryProps>

/** Browser validation never blocks the form; the domain parses what is submitted. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    sent.mockClear()
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(sent).toHaveBeenCalledWith({ email: "", deductible: "25000", language: "en", day: "" })
  }
}

const all = [
  { name: "email", message: taken.email },
  { name: "deductible", message: "The deductible is above the total" },
  { name: "language", message: "Please choose the language" },
  { name: "day", message: "Please choose a day" }
]

/**
 * The summary takes the focus, each line links to its field whatever its type, and the field shows the same message.
 */
export const Refused: Story = {
  args: { problems: all },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }))
    await expect(canvas.getByRole("group", { name: "Some answers need another look" })).toHaveFocus()
    for (const { name, message } of all) {
      await userEvent.click(canvas.getByRole("link", { name: message }))
      await expect(canvasElement.querySelector(`[data-field="${name}"]`)).toContainElement(
        document.activeElement as HTMLElement
      )
      await expect(canvas.getAllByText(message)).toHaveLength(2)
    }
  }
}
export const Dark: Story = { globals: { theme: "dark" } }
