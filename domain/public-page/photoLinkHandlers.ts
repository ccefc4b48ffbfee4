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

/** Who answers the calls of links that ask for photos, and of what came by them. */
export const photoLinkHandlers = [
  handle(getPhotoLink, showPhotoLink),
  handle(getPhotoLinkCar, seePhotoLinkCar),
  handle(postPhotoLinkVin, keepVin),
  handle(postPhotoLinkAnswers, keepAnswers),
  handle(postPhotoLinkPhoto, keepPhoto),
  handle(postPhotoLinkSent, closePhotoLink),
  handle(listPhotoReplies, seePhotoReplies)
]
