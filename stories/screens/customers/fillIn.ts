import type { StoryContext } from "@storybook/react-vite"

/** Enters text into a field in one step, because typing key by key is slow in tests. */
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
