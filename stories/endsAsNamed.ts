/** A state that a story's name promises, and how to recognize it on the page. */
interface State {
  /** Matches the story's export name. */
  readonly name: RegExp
  readonly shows: (page: HTMLElement, name: string) => boolean
  readonly what: string
}

const isSeen = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0
const says = (text: RegExp) => (page: HTMLElement) => text.test(page.innerText)
const has = (selector: string) => (page: HTMLElement) => [...page.querySelectorAll(selector)].some(isSeen)
const button = (name: RegExp) => (page: HTMLElement) =>
  [...page.querySelectorAll("button, a")].some((one) => isSeen(one) && name.test(one.textContent ?? ""))

/** Checks the screen width, theme or language. Stories with exactly these names promise nothing else. */
const inItsGuise = (page: HTMLElement, name: string) => {
  const { documentElement } = page.ownerDocument
  if (name === "OnASmallPhone") return documentElement.clientWidth === 320
  if (name === "Dark") return getComputedStyle(documentElement).colorScheme === "dark"
  return documentElement.lang.startsWith(name === "French" ? "fr" : "es")
}

const states: ReadonlyArray<State> = [
  { name: /Failed$/, shows: says(/internal error|Try again|errors occurred|Failed to/), what: "what failed" },
  { name: /^Refused$/, shows: has("[aria-invalid=true]"), what: "a field that is refused" },
  {
    name: /DeleteRefused$/,
    shows: (page) => has("[role=alertdialog]")(page) && says(/cannot be deleted/)(page),
    what: "the question, with why not"
  },
  { name: /^Wrong(?!Role|Password)/, shows: has("[aria-invalid=true], .FieldError"), what: "a field that is wrong" },
  { name: /Conflict$/, shows: says(/Some(body|one) else (changed|saved)/), what: "the conflict" },
  { name: /^Loading$/, shows: has("[aria-busy=true], .Skeleton, .hidden-text"), what: "that something is on its way" },
  { name: /^Empty$/, shows: says(/\byet\b|^Nothing here|First steps/m), what: "that nothing is there yet" },
  { name: /^NotThere$/, shows: says(/not found/i), what: "that it is not there" },
  { name: /^Quote$/, shows: button(/^(Accept the quote|Convert to work order)/), what: "a quote, and its next step" },
  { name: /^WorkOrder$/, shows: button(/^Convert to invoice/), what: "a work order, and its next step" },
  { name: /^Deposit$/, shows: button(/^Pay the deposit/), what: "the deposit that is asked for" },
  { name: /^(?:French|Spanish|Dark|OnASmallPhone)$/, shows: inItsGuise, what: "its language, its theme or its width" },
  { name: /^DraftFound$/, shows: button(/^Restore draft/), what: "the draft that was found" }
]

interface Told {
  readonly title: string
  readonly name: string
  readonly canvasElement: HTMLElement
  readonly parameters: { readonly ends?: Readonly<Record<string, string>> }
}

/**
 * Names that describe the same final state on every screen. Stories with these names need no entry in their file's
 * `ends`.
 */
export const generalNames = /^(?:Loading|Failed|Empty|Dark|French|Spanish|OnASmallPhone|NotThere)$/

/**
 * Fails a screen story whose final state does not match its name: neither what the name means on every screen nor what
 * `parameters.ends` of its file specifies for it. Journeys, in groups of their own, may end in any state.
 */
export const endsAsNamed = async ({ canvasElement, name, parameters, title }: Told): Promise<void> => {
  if (!title.startsWith("Screens/") || title.endsWith("/Journeys")) return
  const exported = name.replaceAll(" ", "")
  const page = canvasElement.ownerDocument.body
  const end = parameters.ends?.[exported]
  if (end === undefined && !generalNames.test(exported))
    throw new Error(`The story “${name}” has no final text. Specify it in \`parameters.ends\` of its file.`)
  const missing = () => [
    ...states.filter((state) => state.name.test(exported) && !state.shows(page, exported)).map(({ what }) => what),
    ...(end === undefined || isShown(page, end) ? [] : [`“${end}”`])
  ]
  // Waits for requests that are still pending after the play, or if there is no play.
  for (const until = performance.now() + 10_000; missing().length > 0 && performance.now() < until;)
    await new Promise((resolve) => setTimeout(resolve, 20))
  if (missing().length > 0)
    throw new Error(
      `The story “${name}” must end with ${missing().join(" and ")} on the screen; what leads further is a journey.`
    )
}

/**
 * Returns whether the text is visible as content, as a field's value, or as an accessible name. Non-breaking spaces
 * match spaces.
 */
const isShown = (page: HTMLElement, end: string) => {
  const isThere = (text: string | null) => text !== null && text.replaceAll(/\s/g, " ").includes(end)
  const shown = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)].filter(isSeen)
  return (
    isThere(page.innerText) ||
    shown("input, textarea").some((one) => isThere((one as HTMLInputElement).value)) ||
    shown("[aria-label]").some((one) => isThere(one.getAttribute("aria-label")))
  )
}
