import { useCallback } from "react"
import { Button } from "#ui/Button.tsx"
import { EmptyState } from "#ui/EmptyState.tsx"
import { labelOnPage } from "#web/page/labelOnPage.ts"
import { useFormats } from "#web/words/useFormats.ts"
import { errorText, useWords } from "#web/words/useWords.ts"
import { Refused } from "./failures.ts"

/** Shown when loading failed: the reason and a retry button. */
export function LoadFailed({
  failure,
  title,
  onRetry
}: {
  readonly failure: { readonly _tag: string }
  readonly title?: string | undefined
  readonly onRetry: () => void
}) {
  const { t } = useWords()
  const textOf = useFailureText()
  return (
    <EmptyState
      icon={failure._tag === "Offline" ? "offline" : "warning"}
      title={title ?? t("loadFailed")}
      action={
        <Button icon="refresh" onPress={onRetry}>
          {t("retry")}
        </Button>
      }
    >
      {textOf(failure)}
    </EmptyState>
  )
}

/** Fallback retry delay in milliseconds (one minute), for temporary failures that do not specify one. */
const soon = 60_000

/**
 * A fallback label derived from a path, for fields without a label on the page: `lines.2.netPrice` becomes "Net price".
 */
const humanizePath = (path: string): string => {
  const words = (path.split(".").findLast((name) => !/^\d*$/.test(name)) ?? "").replace(/(?=\p{Lu})/gu, " ")
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** Joins several sentences, each with its own punctuation. */
const joinSentences = ([only = "", ...more]: ReadonlyArray<string>): string =>
  more.length === 0 ? only : [only, ...more].map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(" ")

type Params = Readonly<Record<string, string | number>>

type DateFormats = Pick<ReturnType<typeof useFormats>, "day" | "clock">

/** Formats the dates and times of a failure for the user. */
const formatParams = (params: Params, { clock, day }: DateFormats): Params => {
  const said = (value: string) =>
    /^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : /^\d\d:\d\d$/.test(value) ? clock(value) : value
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === "string" ? said(value) : value])
  )
}

/**
 * Returns a function that describes a failure, spec §8: the errors by field, each with its label, or else the messages,
 * or else 'One or more errors occurred!'.
 */
export const useFailureText = () => {
  const words = useWords()
  const { clock, day } = useFormats()
  return useCallback(
    (failure: { readonly _tag: string }): string => {
      const { knows, said } = words
      const declared = `failure.${failure._tag}`
      if (knows(declared)) return said(declared, formatParams({ ...failure } as Params, { clock, day }))
      if (!(failure instanceof Refused)) return said("oneOrMoreErrors")
      const nameOf = (path: string) => {
        const name = [path, path.slice(path.lastIndexOf(".") + 1)].find(knows)
        return labelOnPage(path) ?? (name === undefined ? humanizePath(path) : said(name))
      }
      const ofFields = Object.entries(failure.errors)
        .filter(([path]) => path !== "")
        .flatMap(([path, ids]) => ids.map((id) => errorText(words, id, { label: nameOf(path) })))
      const texts = [
        ...ofFields,
        ...[...(failure.errors[""] ?? []), ...failure.messages]
          .map((id) => id.split(":")[0] ?? "")
          .filter((id) => knows(id) && (id !== "checkFields" || ofFields.length === 0))
          .map((id) => said(id, { field: "", length: "", until: failure.until ?? Date.now() + soon }))
      ]
      return texts.length === 0
        ? said(failure.status >= 500 ? "serverError" : "oneOrMoreErrors")
        : joinSentences([...new Set(texts)])
    },
    [words, clock, day]
  )
}
