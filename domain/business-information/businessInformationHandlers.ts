import { handle } from "#domain/contract/Endpoint.ts"
import { billInTwo } from "./billInTwo.ts"
import {
  deleteLogo,
  getBusinessInformation,
  putBusinessInformation,
  putLogo,
  putTwoDocuments
} from "./businessInformationApi.ts"
import { changeBusinessInformation } from "./changeBusinessInformation.ts"
import { changeLogo, removeLogo } from "./changeLogo.ts"
import { OwnBusiness } from "./OwnBusiness.ts"

export const businessInformationHandlers = [
  handle(getBusinessInformation, () => OwnBusiness.use(({ get }) => get)),
  handle(putBusinessInformation, changeBusinessInformation),
  handle(putTwoDocuments, billInTwo),
  handle(putLogo, changeLogo),
  handle(deleteLogo, removeLogo)
]
