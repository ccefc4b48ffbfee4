import { Schema } from "effect"
import { endpoint } from "#domain/contract/Endpoint.ts"
import { access } from "#domain/people/access.ts"
import { Location } from "./Location.ts"

/** Open to whoever may open a job: a job is done at a location. Changing locations is for `/locations`. */
export const listLocations = endpoint({
  name: "listLocations", summary: "The shop's locations with their tax rates.",
  method: "GET", path: "/locations", access: access["/jobs"],
  input: Schema.Struct({}),
  output: Schema.Array(Location),
  failures: []
})
