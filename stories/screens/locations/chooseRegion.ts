import type { StoryContext } from "@storybook/react-vite"
import { screen } from "storybook/test"

/** Chooses a state or a province by its name. */
export const chooseRegion = async ({ canvas, userEvent }: Pick<StoryContext, "canvas" | "userEvent">, name: string) => {
  await userEvent.click(canvas.getByRole("button", { name: /State or province/ }))
  await userEvent.click(await screen.findByRole("option", { name }))
}
