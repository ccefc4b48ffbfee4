import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access, jobOffice } from "#domain/access/accessTable.ts"
import { PlainSearch } from "#domain/lists/PlainRecords.ts"
import { CursorInvalid, pageOf } from "#domain/shared/Page.ts"
import { Insurer, InsurerChanged, InsurerDraft, InsurerNameTaken, InsurerNotFound } from "./Insurer.ts"

declare module "../words/english.ts" {
  interface SliceTopics {
    /** What screens say of insurers. */
    readonly insurers: typeof import("../words/en/screens/insurers.json", { with: { type: "json" } })
  }
}

/** Who keeps the list in order: those who keep what the shop sells. */
const door = access["/admin/products"]

export const listInsurers = endpoint({
  name: "listInsurers",
  summary: "One page of the shop's insurers, by name.",
  method: "GET",
  path: "/insurers",
  access: jobOffice,
  list: "insurers",
  input: PlainSearch,
  output: pageOf(Insurer),
  failures: [CursorInvalid]
})

export const getInsurer = endpoint({
  name: "getInsurer",
  summary: "One insurer.",
  method: "GET",
  path: "/insurers/:id",
  access: jobOffice,
  input: Schema.Struct({ id: Insurer.fields.id }),
  output: Insurer,
  failures: [InsurerNotFound]
})

export const postInsurer = endpoint({
  name: "postInsurer",
  summary: "Adds an insurer under names that no other has; who sells may, from a claim.",
  method: "POST",
  path: "/insurers",
  access: access["/customers"],
  input: InsurerDraft,
  output: Insurer,
  failures: [InsurerNameTaken]
})

export const putInsurer = endpoint({
  name: "putInsurer",
  summary: "Saves an insurer as opened at `version`; a newer one is answered with 409 and what stands now.",
  method: "PUT",
  path: "/insurers/:id",
  access: door,
  input: Schema.Struct(Insurer.fields),
  output: Insurer,
  failures: [InsurerNotFound, InsurerChanged, InsurerNameTaken]
})
