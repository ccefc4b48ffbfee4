import type { StoryContext } from "@storybook/react-vite"

/** Types a text into a field at once: a key at a time takes long in a test. */
export const fillIn = async (
  { canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">,
  label: RegExp,
  text: string
) => {
  const box = await canvas.findByLabelText(label)
  await userEvent.clear(box)
  await userEvent.click(box)
  await userEvent.paste(text)
}
