import type { Meta, StoryObj } from "@storybook/react-vite"
import { type ComponentType, useState } from "react"
import { expect, fn, screen, waitFor } from "storybook/test"
import { ComboBox } from "#ui/ComboBox.tsx"

interface Person {
  readonly id: string
  readonly name: string
  readonly phone: string
}

const people: ReadonlyArray<Person> = [
  { id: "1", name: "Amélie Tremblay", phone: "(514) 555-0134" },
  { id: "2", name: "Luis Ortega", phone: "(956) 555-0178" },
  { id: "3", name: "Dana Whitfield", phone: "(956) 555-0121" }
]

const chosen = fn()

interface FinderProps {
  readonly items?: ReadonlyArray<Person>
  readonly isLoading?: boolean
  readonly problem?: string
}

/** Simulates a screen that queries its server: the results follow the input. */
const Finder = ({ items, isLoading = false, problem }: FinderProps) => {
  const [text, setText] = useState("")
  const found = people.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
  return (
    <ComboBox
      label="Customer"
      items={items ?? found}
      itemKey={(person) => person.id}
      itemText={(person) => person.name}
      renderItem={(person) => (
        <>
          <span>{person.name}</span>
          <span className="OptionDescription">{person.phone}</span>
        </>
      )}
      onInputChange={setText}
      onChange={chosen}
      isLoading={isLoading}
      placeholder="Name or phone"
      loadingLabel="Searching…"
      emptyLabel="Nobody found"
      problem={problem}
    />
  )
}

const meta = {
  component: ComboBox as ComponentType<never> as ComponentType<FinderProps>,
  tags: ["autodocs"],
  render: (args) => <Finder {...args} />
} satisfies Meta<FinderProps>
export default meta
type Story = StoryObj<FinderProps>

export const Found: Story = {
  tags: ["picture"],
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear()
    const box = canvas.getByRole("combobox", { name: "Customer" })
    await userEvent.type(box, "o")
    await expect(await screen.findAllByRole("option")).toHaveLength(1)
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect(chosen).toHaveBeenCalledWith("2", people[1])
    await expect(box).toHaveValue("Luis Ortega")
  }
}

/**
 * Pressing Enter right after typing focuses the first result, and pressing it again selects it. Nothing is selected
 * before the user has seen it.
 */
export const ByEnterAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear()
    const box = canvas.getByRole("combobox", { name: "Customer" })
    await userEvent.type(box, "ort")
    await screen.findByRole("option", { name: /Luis/ })
    await userEvent.keyboard("{Enter}")
    await waitFor(() => expect(screen.getByRole("option", { name: /Luis/ })).toHaveAttribute("data-focused"))
    await expect(chosen).not.toHaveBeenCalled()
    await userEvent.keyboard("{Enter}")
    await expect(chosen).toHaveBeenCalledWith("2", people[1])
    await expect(box).toHaveValue("Luis Ortega")
  }
}

/**
 * Typing something else and leaving the field restores the selected item, even if it is not among the latest results.
 */
export const KeepsTheChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("combobox")
    await userEvent.type(box, "dana")
    await screen.findByRole("option", { name: /Dana/ })
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await userEvent.type(box, "zzz")
    const note = await screen.findByText("Nobody found")
    await waitFor(() => expect(note).toBeVisible())
    await userEvent.tab()
    await waitFor(() => expect(box).toHaveValue("Dana Whitfield"))
  }
}

export const Nothing: Story = {
  args: { items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "zz")
    const note = await screen.findByText("Nobody found")
    await waitFor(() => expect(note).toBeVisible())
  }
}

export const Loading: Story = {
  args: { items: [], isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "a")
    const note = await screen.findByText("Searching…")
    await waitFor(() => expect(note).toBeVisible())
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(screen.queryByText("Searching…")).toBeNull())
  }
}

/** A failed search shows an error in place of the results. */
export const Failed: Story = {
  args: { items: [], problem: "Customers cannot be searched now. Try again." },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "a")
    const note = await screen.findByText("Customers cannot be searched now. Try again.")
    await waitFor(() => expect(note).toBeVisible())
    await expect(screen.queryByText("Nobody found")).toBeNull()
  }
}
export const Dark: Story = {
  globals: { theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox"), "a")
    await screen.findAllByRole("option")
  }
}
