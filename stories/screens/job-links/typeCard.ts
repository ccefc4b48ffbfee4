import { expect, waitFor, type within } from "storybook/test"

/** The title of the iframe with the processor's fields, by language. */
export const cardFieldsIn = {
  en: "Card details, held by the card processor",
  fr: "Données de la carte, détenues par le processeur"
}

/** Types a card into the processor's fields, which are in an iframe. */
export const typeCard = async (
  canvas: Pick<ReturnType<typeof within>, "findByTitle">,
  language: keyof typeof cardFieldsIn,
  code: string
) => {
  const frame = (await canvas.findByTitle(cardFieldsIn[language])) as HTMLIFrameElement
  await waitFor(() => expect(frame.contentDocument?.getElementById("number-label")?.textContent).toMatch(/\w/))
  const card = { number: "4111 1111 1111 1111", expiry: "12/40", code, postal: "85281" }
  for (const [id, value] of Object.entries(card))
    (frame.contentDocument!.getElementById(id) as HTMLInputElement).value = value
}
