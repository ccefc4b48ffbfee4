import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useEffectEvent } from "react"
import { expect, waitFor } from "storybook/test"
import { saveLanguageChoice } from "#web/words/languageChoice.ts"
import { startWordsIn, type Words, wordsIn } from "#web/words/words.ts"
import { useLocale, WordsProvider } from "#web/words/WordsProvider.tsx"

/** The first screen after opening a page: applies the profile's language and loads all of the product's messages. */
function FirstScreen({ profile }: { readonly profile: "en" | "fr" | "es" }) {
  const { suggest, fetchAll, language, isWhole } = useLocale()
  const open = useEffectEvent(() => {
    suggest(profile, "US", "somebody")
    fetchAll()
  })
  useEffect(() => open(), [])
  return <p>{isWhole ? language : "…"}</p>
}

const meta = {
  title: "Screens/Shell/Language",
  parameters: {
    ends: {
      OfTheProfile: "fr",
      ChosenAndNotYetInTheProfile: "es"
    }
  },
  component: FirstScreen
} satisfies Meta<typeof FirstScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The browser's language is English, the user's is French: French stays, whichever messages load first. */
export const OfTheProfile: Story = {
  args: { profile: "fr" },
  // Both are preloaded, so the last one requested arrives last.
  loaders: [
    async () => {
      await Promise.all([wordsIn("en"), wordsIn("fr")])
      return { words: await startWordsIn("en") }
    }
  ],
  render: (args, { loaded }) => (
    <WordsProvider language="en" words={(loaded as { readonly words: Words }).words} isWhole={false}>
      <FirstScreen {...args} />
    </WordsProvider>
  ),
  play: async ({ canvas }) => {
    await Promise.all([wordsIn("fr"), wordsIn("en")])
    await waitFor(() => expect(canvas.getByText("fr")).toBeVisible())
  }
}

/** A choice that was not saved to the profile before the page was left still applies on the next page. */
export const ChosenAndNotYetInTheProfile: Story = {
  args: { profile: "fr" },
  loaders: [
    async () => {
      saveLanguageChoice({ language: "es", by: "somebody", isPending: true })
      await Promise.all([wordsIn("es"), wordsIn("fr")])
      return { words: await startWordsIn("es") }
    }
  ],
  beforeEach: () => () => localStorage.removeItem("frit.device.language"),
  render: (args, { loaded }) => (
    <WordsProvider language="es" words={(loaded as { readonly words: Words }).words} isWhole={false}>
      <FirstScreen {...args} />
    </WordsProvider>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText("es")).toBeVisible())
    await Promise.all([wordsIn("fr"), wordsIn("es")])
    await expect(canvas.getByText("es")).toBeVisible()
  }
}
