import { handle } from "#domain/contract/Endpoint.ts"
import { changeChoiceLists, choiceLists } from "./changeChoiceLists.ts"
import { getChoiceLists, putChoiceLists } from "./choiceListsApi.ts"

export const choiceListsHandlers = [
  handle(getChoiceLists, () => choiceLists),
  handle(putChoiceLists, changeChoiceLists)
]
