import type { StoryContext } from "@storybook/react-vite"
import { screen } from "storybook/test"

/** Selects a state or province by name. */
export const chooseRegion = async ({ canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">, name: string) => {
  await userEvent.click(canvas.getByRole("button", { name: /State or province/ }))
  await userEvent.click(await screen.findByRole("option", { name }))
}
