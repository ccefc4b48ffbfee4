import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, waitFor } from "storybook/test"
import { type ApiResponse, refused } from "#domain/contract/Envelope.ts"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { listJobLocations } from "#domain/locations/locationsApi.ts"
import { Button } from "#ui/Button.tsx"
import { TextField } from "#ui/TextField.tsx"
import { withShop } from "#stories/withShop.tsx"
import { samplePassword } from "#stories/sampleShop.ts"
import { useRun } from "#web/api/ApiProvider.tsx"
import { call } from "#web/api/call.ts"

/** A screen with input in progress and a request to send. */
function Typing() {
  const run = useRun()
  const [said, say] = useState("")
  const ask = () =>
    void run(call(listJobLocations, {})).then(
      ({ length }) => say(`${length} location`),
      ({ status }: { status: number }) => say(`refused ${status}`)
    )
  return (
    <>
      <h1>Typing</h1>
      <TextField label="Note" />
      <Button onPress={ask}>Ask</Button>
      <p>{said}</p>
    </>
  )
}

let isOver = false
const over: ApiResponse = {
  status: 401,
  body: { succeeded: false, messages: ["SessionOver"], errors: {}, failure: { _tag: "SessionOver" } }
}
const instead = ({ name }: Endpoint) => {
  if (name === "login") isOver = false
  return !isOver ? undefined : name === "refreshTokens" ? over : refused(401, "signInFirst")
}

const meta = {
  title: "Screens/Session/Session expired",
  component: Typing,
  decorators: [withShop],
  parameters: {
    ends: {
      KeepsWhatWasTyped: "back door code 4711"
    },
    layout: "fullscreen",
    shop: { route: "/", isInside: true, instead }
  }
} satisfies Meta<typeof Typing>
export default meta

/** The session expires while a screen is open: after signing in again, the input is still there. */
export const KeepsWhatWasTyped: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    isOver = false
    await userEvent.type(await canvas.findByRole("textbox", { name: "Note" }), "back door code 4711")
    isOver = true
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }))
    await expect(await canvas.findByText("Session expired, please log in again.")).toBeVisible()
    await expect(canvas.queryByRole("textbox", { name: "Note" })).toBeNull()
    await userEvent.type(canvas.getByRole("textbox", { name: "User name" }), "bea")
    await userEvent.type(canvas.getByLabelText(/^Password/), `${samplePassword}{Enter}`)
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Note" })).toHaveValue("back door code 4711"))
    await userEvent.click(canvas.getByRole("button", { name: "Ask" }))
    await expect(await canvas.findByText("1 location")).toBeVisible()
  }
}
