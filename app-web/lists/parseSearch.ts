import { Result, Schema } from "effect"
import { type Endpoint, inputCodecOf, type Wire } from "#domain/contract/Endpoint.ts"

type Search = Readonly<Record<string, unknown>>

/** Parses a list search from the URL with the endpoint's own schema. Invalid parameters are ignored. */
export const parseSearch = <I extends Wire>(endpoint: Endpoint<I>, params: URLSearchParams): I["Type"] => {
  const read = (asked: Record<string, string>) =>
    Schema.decodeUnknownResult(inputCodecOf(endpoint))(asked, { onExcessProperty: "ignore" })
  const readable = Object.fromEntries(
    [...params].filter(([name, value]) => value !== "" && Result.isSuccess(read({ [name]: value })))
  )
  return Result.getOrElse(read(readable), () => ({})) as I["Type"]
}

/** Formats a search as a query string, `?stage=quote&page=2`; "" for the unfiltered list. */
export const formatSearchParams = (search: Search): string => {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== "")
  return said.length === 0 ? "" : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`
}

/**
 * Returns the search after a filter or the sort order changed. It starts on the first page, because existing cursors no
 * longer apply.
 */
export const withFilter = <S extends Search>(search: S, change: { readonly [K in keyof S]?: S[K] | undefined }): S => {
  const { page: _, cursor: _cursor, ...kept } = { ...search, ...change }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) as S
}
