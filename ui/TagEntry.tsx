import { type KeyboardEvent, useState } from "react"
import { IconButton } from "#ui/IconButton.tsx"
import { TextField } from "#ui/TextField.tsx"

export interface TagEntryProps {
  /** Called with a new tag, submitted with Enter, a comma or the button. */
  readonly onAdd: (label: string) => void
  /** Accessible name of the field and its button, such as `Add a tag`. */
  readonly addLabel: string
  /** Announced by screen readers after a tag is added. */
  readonly addedLabel?: ((label: string) => string) | undefined
  /** Placeholder of the empty field: an example of what to add. */
  readonly placeholder?: string | undefined
  /** The error message, if any. */
  readonly errorMessage?: string | undefined
}

/** The field of a TagList that adds a tag. */
export function TagEntry({ onAdd, addLabel, addedLabel, placeholder, errorMessage }: TagEntryProps) {
  const [text, setText] = useState("")
  const [said, setSaid] = useState("")
  const add = () => {
    const label = text.trim()
    if (label === "") return
    onAdd(label)
    setText("")
    setSaid(addedLabel?.(label) ?? "")
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== ",") return
    event.preventDefault()
    add()
  }
  return (
    <>
      <TextField
        label={addLabel}
        isLabelHidden
        value={text}
        onChange={setText}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        errorMessage={errorMessage}
        action={<IconButton icon="plus" label={addLabel} onPress={add} />}
      />
      <span className="hidden-text" role="status">
        {said}
      </span>
    </>
  )
}
