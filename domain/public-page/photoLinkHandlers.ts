import { handle } from "#domain/contract/Endpoint.ts"
import { seePhotoReplies } from "./seePhotoReplies.ts"
import {
  getPhotoLink,
  getPhotoLinkCar,
  listPhotoReplies,
  postPhotoLinkAnswers,
  postPhotoLinkPhoto,
  postPhotoLinkSent,
  postPhotoLinkVin
} from "./photoLinkApi.ts"
import { closePhotoLink, keepAnswers, keepPhoto, keepVin, seePhotoLinkCar, showPhotoLink } from "./photoLinks.ts"

/** Handlers of the photo request link endpoints and of the replies received. */
export const photoLinkHandlers = [
  handle(getPhotoLink, showPhotoLink),
  handle(getPhotoLinkCar, seePhotoLinkCar),
  handle(postPhotoLinkVin, keepVin),
  handle(postPhotoLinkAnswers, keepAnswers),
  handle(postPhotoLinkPhoto, keepPhoto),
  handle(postPhotoLinkSent, closePhotoLink),
  handle(listPhotoReplies, seePhotoReplies)
]
