import { readFileSync, readdirSync } from "node:fs"
import { join, resolve } from "node:path"

export const referenceFolder = resolve(import.meta.dirname, "../../stories/docs/reference")

/** The headings of the reference pages, without their Markdown marks: `F1`, `3.1 rule 10`, `§5 Validation rules`. */
export const referenceHeadings = (folder = referenceFolder): ReadonlySet<string> =>
  new Set(
    readdirSync(folder).flatMap((page) =>
      [...readFileSync(join(folder, page), "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!)
    )
  )

const standard = /(RFC \d+|WebAuthn Level 3|U\.S\.C\.|CAN-SPAM|TS [\d.]+|RIPE-\d+) $/

/** Sections that a text cites by `§`: those of the specification as `§5`, those of an unknown document as `? §5`. */
const sectionsIn = (text: string): ReadonlyArray<string> => {
  let source = "?"
  return [...text.matchAll(/§ ?(\d+)/g)].flatMap(({ 0: cited, 1: section, index }) => {
    const before = text.slice(0, index)
    if (/\bspec $/i.test(before)) source = "spec"
    else if (standard.test(before)) source = "standard"
    return source === "spec" ? [`§${section}`] : source === "standard" ? [] : [`? ${cited}`]
  })
}

/** Trade rules that a text cites: `trade 2.1, 2.2`, `trade 3.1 rules 1 and 4`, `trade 3.2 example A, D`. */
const tradeIn = (text: string): ReadonlyArray<string> =>
  [
    ...text.matchAll(
      /\btrade (\d+\.\d+)(?:,? rules? (\d+)(?: and (\d+))?| example ([A-Z])((?:, [A-Z]\b)*))?((?:(?:,|;| and) \d+\.\d+\b(?! ))*)/g
    )
  ].flatMap(([, section, rule, another, example, examples = "", others = ""]) => [
    section!,
    ...[rule, another].flatMap((one) => (one === undefined ? [] : [`${section} rule ${one}`])),
    ...[example, ...examples.split(", ")].flatMap((one) => (one ? [`${section} example ${one}`] : [])),
    ...(others.match(/\d+\.\d+/g) ?? [])
  ])

/** What a comment or a test title cites, in the form of the reference pages' headings. */
export const citedIn = (text: string): ReadonlyArray<string> => [
  ...[...text.matchAll(/(?<![\w.$#/-]|\bkey )[TSPZIFWDRX][1-9]\d?(?![\w:])/g)].map(([id]) => id),
  ...sectionsIn(text),
  ...tradeIn(text)
]

/** The citations that no heading matches. */
export const unresolvedIn = (text: string, headings: ReadonlySet<string>): ReadonlyArray<string> => {
  const sections = [...headings].map((heading) => heading.split(" ")[0]!)
  return citedIn(text).filter((cited) => !headings.has(cited) && !(/^§/.test(cited) && sections.includes(cited)))
}
