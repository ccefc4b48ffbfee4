import { handle } from "#domain/contract/Endpoint.ts"
import { deleteLogo, getBusinessInformation, putBusinessInformation, putLogo } from "./businessInformationApi.ts"
import { changeBusinessInformation } from "./changeBusinessInformation.ts"
import { changeLogo, removeLogo } from "./changeLogo.ts"
import { OwnBusiness } from "./OwnBusiness.ts"

export const businessInformationHandlers = [
  handle(getBusinessInformation, () => OwnBusiness.use(({ get }) => get)),
  handle(putBusinessInformation, changeBusinessInformation),
  handle(putLogo, changeLogo),
  handle(deleteLogo, removeLogo)
]
