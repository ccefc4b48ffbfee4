import { Result, Schema } from "effect"
import { type Endpoint, inputOnTheWire, type Wire } from "#domain/contract/Endpoint.ts"

type Search = Readonly<Record<string, unknown>>

/** The list a URL asks for, read by the call's own schema; a garbled part of it is left out. */
export const searchInUrl = <I extends Wire>(endpoint: Endpoint<I>, params: URLSearchParams): I["Type"] => {
  const read = (asked: Record<string, string>) =>
    Schema.decodeUnknownResult(inputOnTheWire(endpoint))(asked, { onExcessProperty: "ignore" })
  const readable = Object.fromEntries(
    [...params].filter(([name, value]) => value !== "" && Result.isSuccess(read({ [name]: value })))
  )
  return Result.getOrElse(read(readable), () => ({})) as I["Type"]
}

/** The same as the text of a URL, `?stage=quote&page=2`; "" for the plain list. */
export const urlOfSearch = (search: Search): string => {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== "")
  return said.length === 0 ? "" : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`
}

/**
 * The list after a filter or the order changed: from its first page, for the cursors of the one before lead nowhere in
 * it.
 */
export const narrowed = <S extends Search>(search: S, change: { readonly [K in keyof S]?: S[K] | undefined }): S => {
  const { page: _, cursor: _cursor, ...kept } = { ...search, ...change }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) as S
}
