import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { TagList, type TagListProps } from "#ui/TagList.tsx"

const removed = fn()
const added = fn()

const Kept = ({ tags, ...props }: TagListProps) => {
  const [kept, setKept] = useState(tags)
  const remove = (id: string) => {
    removed(id)
    setKept((all) => all.filter((tag) => tag.id !== id))
  }
  const add = (label: string) => {
    added(label)
    setKept((all) => [...all, { id: label, label }])
  }
  return (
    <TagList
      {...props}
      tags={kept}
      {...(props.onRemove && { onRemove: remove })}
      {...(props.onAdd && { onAdd: add })}
    />
  )
}

const meta = {
  component: TagList,
  tags: ["autodocs"],
  render: (args) => <Kept {...args} />,
  beforeEach: () => void [removed, added].map((one) => one.mockClear()),
  args: {
    label: "Who gets quote requests",
    tags: [
      { id: "dana", label: "dana@hillside.example" },
      { id: "luis", label: "luis@hillside.example" },
      { id: "amelie", label: "amelie@hillside.example" }
    ],
    emptyLabel: "Nobody yet",
    onRemove: fn(),
    onAdd: fn(),
    addLabel: "Add an e-mail",
    addedLabel: (label) => `${label} added`,
    placeholder: "name@shop.com"
  }
} satisfies Meta<typeof TagList>
export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move between tags, Delete removes one, and the focus moves to its neighbor. */
export const RemovedByKeyboard: Story = {
  tags: ["picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard("{ArrowRight}{Delete}")
    await expect(removed).toHaveBeenCalledWith("luis")
    await waitFor(() => expect(canvas.queryByRole("row", { name: "luis@hillside.example" })).toBeNull())
    await waitFor(() => expect(canvas.getByRole("row", { name: "amelie@hillside.example" })).toHaveFocus())
  }
}

/** Enter or a comma completes a tag; it is announced, and the box is cleared for the next one. */
export const Added: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("textbox", { name: "Add an e-mail" })
    await userEvent.type(box, "rosa@hillside.example{Enter}")
    await expect(added).toHaveBeenCalledWith("rosa@hillside.example")
    await userEvent.type(box, "  ,")
    await expect(added).toHaveBeenCalledOnce()
    await expect(canvas.getByRole("status")).toHaveTextContent("rosa@hillside.example added")
    await expect(await canvas.findByRole("row", { name: "rosa@hillside.example" })).toBeVisible()
  }
}
export const None: Story = { args: { tags: [] } }
export const ReadOnly: Story = {
  render: ({ label, tags, emptyLabel }) => <TagList label={label} tags={tags} emptyLabel={emptyLabel} />
}
export const Wrong: Story = { args: { errorMessage: "Nobody with this e-mail works here" } }
export const Dark: Story = { globals: { theme: "dark" } }
