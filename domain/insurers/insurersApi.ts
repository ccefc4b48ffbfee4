import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access, officeAccess } from "#domain/access/accessTable.ts"
import { SimpleSearch } from "#domain/lists/SimpleRecords.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { Insurer, InsurerChanged, InsurerDraft, InsurerNameTaken, InsurerNotFound } from "./Insurer.ts"

declare module "../words/english.ts" {
  interface SliceTopics {
    /** Screen texts for insurers. */
    readonly insurers: typeof import("../words/en/screens/insurers.json", { with: { type: "json" } })
  }
}

/** Insurers are maintained by the users who maintain products. */
const accessRule = access["/admin/products"]

export const listInsurers = endpoint({
  name: "listInsurers",
  summary: "Returns a page of the shop's insurers, sorted by name.",
  method: "GET",
  path: "/insurers",
  access: officeAccess,
  list: "insurers",
  input: SimpleSearch,
  output: pageOf(Insurer),
  failures: [CursorInvalid]
})

export const getInsurer = endpoint({
  name: "getInsurer",
  summary: "Returns an insurer.",
  method: "GET",
  path: "/insurers/:id",
  access: officeAccess,
  input: Schema.Struct({ id: Insurer.fields.id }),
  output: Insurer,
  failures: [InsurerNotFound]
})

export const postInsurer = endpoint({
  name: "postInsurer",
  summary:
    "Creates an insurer; its names must not be in use by another one. Also available to sales staff, who add insurers while entering a claim.",
  method: "POST",
  path: "/insurers",
  access: access["/customers"],
  input: InsurerDraft,
  output: Insurer,
  failures: [InsurerNameTaken]
})

export const putInsurer = endpoint({
  name: "putInsurer",
  summary: "Saves an insurer as loaded at `version`; returns 409 with the current version if it has changed since.",
  method: "PUT",
  path: "/insurers/:id",
  access: accessRule,
  input: Schema.Struct(Insurer.fields),
  output: Insurer,
  failures: [InsurerNotFound, InsurerChanged, InsurerNameTaken]
})
