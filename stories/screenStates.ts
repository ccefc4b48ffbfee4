import { Effect } from "effect"
import type { StoryContext } from "@storybook/react-vite"
import { expect, waitFor } from "storybook/test"
import type { Endpoint } from "#domain/contract/Endpoint.ts"
import { refused } from "#domain/contract/Envelope.ts"
import type { Language } from "#domain/words/languages.ts"
import { type Words, wordsIn } from "#web/words/words.ts"
import type { ShopParameters } from "./openShop.ts"

/** A screen that shows the result of a request. */
interface Screen {
  readonly shop: ShopParameters
  readonly call: Endpoint
  /** Text that appears in every language once the data is loaded, such as a row's name. */
  readonly shows: RegExp
}

type Page = Pick<StoryContext, "canvas" | "canvasElement" | "userEvent">
type More = (page: Page) => Promise<void>
const nothingMore: More = async () => {}

/**
 * Stories for the states that every screen has: loading, failed, dark, in French, in Spanish, and on a 320 px phone.
 * axe checks each of them. Extra assertions for a state are passed by its name.
 */
export const screenStates = (
  { shop, call, shows }: Screen,
  { french = nothingMore, phone = nothingMore }: { readonly french?: More; readonly phone?: More } = {}
) => {
  const answering = (answer: ReturnType<NonNullable<ShopParameters["instead"]>>) => ({
    shop: { ...shop, instead: (endpoint: Endpoint) => (endpoint === call ? answer : undefined) }
  })
  const isThere = async ({ canvas }: Page) => {
    await expect((await canvas.findAllByText(shows))[0]).toBeVisible()
  }
  const translated = (locale: Language, more: More) => ({
    parameters: { shop },
    globals: { locale },
    play: async (page: Page) => {
      await isThere(page)
      await more(page)
      await expect(leftIn(await wordsIn("en"), await wordsIn(locale), page.canvasElement)).toEqual([])
    }
  })
  return {
    Loading: {
      parameters: answering("never"),
      play: async ({ canvas }: Page) => {
        await expect((await canvas.findAllByText("Loading"))[0]).toBeInTheDocument()
      }
    },
    Failed: {
      parameters: answering(refused(500, "serverError")),
      play: async ({ canvas }: Page) => {
        await expect(
          await canvas.findByText("The server encountered an internal error. Please try again later.")
        ).toBeVisible()
        await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
      }
    },
    Dark: { parameters: { shop }, globals: { theme: "dark" }, play: isThere },
    French: translated("fr", french),
    Spanish: translated("es", nothingMore),
    OnASmallPhone: {
      parameters: { shop },
      globals: { viewport: { value: "smallPhone" } },
      play: async (page: Page) => {
        await isThere(page)
        await phone(page)
        await expect(document.documentElement.clientWidth).toBe(320)
        await waitFor(() => expect(document.documentElement.scrollWidth).toBe(320))
      }
    }
  }
}

/** The same states for a list, plus the empty list of a new shop, with the link to add the first item. */
export const listStates = (
  screen: Screen & { readonly empty: string; readonly add: string },
  more: Parameters<typeof screenStates>[1] = {}
) => ({
  ...screenStates(screen, more),
  Empty: {
    parameters: { shop: { ...screen.shop, fill: Effect.void } },
    play: async ({ canvas }: Page) => {
      await expect(await canvas.findByText(screen.empty)).toBeVisible()
      await expect(canvas.getAllByRole("link", { name: screen.add })).toHaveLength(2)
    }
  }
})

/** Returns the messages on a page that are in English although the current language has a translation. */
const leftIn = (english: Words, other: Words, page: HTMLElement) => {
  const spoken = new Set(wholeTexts(other))
  const foreign = new Set(wholeTexts(english).filter((text) => !spoken.has(text)))
  const named = [...page.querySelectorAll("[aria-label], [placeholder], [title]")].flatMap((element) =>
    ["aria-label", "placeholder", "title"].map((name) => element.getAttribute(name) ?? "")
  )
  return [...new Set([...textsOf(page), ...named])].filter((text) => foreign.has(text))
}

/** The messages without placeholders. */
const wholeTexts = (words: Words) =>
  Object.values(words).flatMap(([only, ...more]) =>
    only !== undefined && more.length === 0 && "value" in only ? [only.value] : []
  )

const textsOf = (page: HTMLElement) => {
  const walk = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: Array<string> = []
  while (walk.nextNode() !== null) texts.push(walk.currentNode.nodeValue?.trim() ?? "")
  return texts
}
