import { Effect } from "effect"
import { uploadContent } from "#domain/contract/Content.ts"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { Files } from "#domain/files/Files.ts"
import { FileNotFound } from "#domain/files/filesApi.ts"
import { openLink } from "./openLink.ts"

/** The shop's logo, for whoever has a link to one of its papers. */
export const linkedLogo = Effect.fn("linkedLogo")(function*({ token }: { readonly token: string }) {
  yield* openLink(token)
  const { logo } = yield* (yield* OwnBusiness).get
  const file = logo === null ? undefined : yield* (yield* Files).get(logo)
  return file === undefined ? yield* new FileNotFound() : uploadContent({ ...file, name: "logo.jpg" })
})
