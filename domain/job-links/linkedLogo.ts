import { Effect } from "effect"
import { OwnBusiness } from "#domain/business-information/OwnBusiness.ts"
import { FileNotFound } from "#domain/files/filesApi.ts"
import { storedContent } from "#domain/files/storedContent.ts"
import { openLink } from "./openLink.ts"

/** The shop's logo, for whoever has a link to one of its papers. */
export const linkedLogo = Effect.fn("linkedLogo")(function* ({ token }: { readonly token: string }) {
  yield* openLink(token)
  const { logo } = yield* (yield* OwnBusiness).get
  const sent = logo === null ? undefined : yield* storedContent(logo, () => "logo.jpg")
  return sent ?? (yield* new FileNotFound())
})
