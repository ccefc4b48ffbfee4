import { type KeyboardEvent, useState } from "react"
import { IconButton } from "#ui/IconButton.tsx"
import { TextField } from "#ui/TextField.tsx"

export interface TagEntryProps {
  /** A new word was typed and closed with Enter, a comma or the button. */
  readonly onAdd: (label: string) => void
  /** Name of the box and of its button, such as `Add a tag`. */
  readonly addLabel: string
  /** Told to screen readers once it is added. */
  readonly addedLabel?: ((label: string) => string) | undefined
  /** An example of what to add, in the empty field. */
  readonly placeholder?: string | undefined
  /** What is wrong, where something is. */
  readonly errorMessage?: string | undefined
}

/** The box of a TagList that takes one more word. */
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
