import { Result, Schema } from "effect"
import { inputOnTheWire } from "#domain/contract/Endpoint.ts"
import { listJobs } from "#domain/jobs/jobsApi.ts"
import type { JobSearch } from "#domain/jobs/JobSearch.ts"

/** The list a URL asks for; a garbled part of it is left out. */
export const searchInUrl = (params: URLSearchParams): JobSearch => {
  const read = (asked: Record<string, string>) => Schema.decodeUnknownResult(inputOnTheWire(listJobs))(asked, { onExcessProperty: "ignore" })
  const readable = Object.fromEntries([...params].filter(([name, value]) => value !== "" && Result.isSuccess(read({ [name]: value }))))
  return Result.getOrElse(read(readable), () => ({})) as JobSearch
}

/** The same as the text of a URL, `?stage=quote&page=2`; "" for the plain list. */
export const urlOfSearch = (search: JobSearch): string => {
  const said = Object.entries(search).filter(([, value]) => value !== undefined && value !== "")
  return said.length === 0 ? "" : `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}`
}

/** The list after a filter or the order changed: from its first page. */
export const narrowed = (search: JobSearch, change: { readonly [K in keyof JobSearch]?: JobSearch[K] | undefined }): JobSearch => {
  const { page: _, ...kept } = { ...search, ...change }
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) as JobSearch
}
