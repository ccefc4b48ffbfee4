import { handle } from "#domain/contract/Endpoint.ts"
import { listPhotoRepliesOf } from "./listPhotoRepliesOf.ts"
import {
  getPhotoLink,
  getPhotoLinkCar,
  listPhotoReplies,
  postPhotoLinkAnswers,
  postPhotoLinkPhoto,
  postPhotoLinkSent,
  postPhotoLinkVin
} from "./photoLinkApi.ts"
import { closePhotoLink, saveAnswers, savePhoto, saveVin, decodePhotoLinkVin, showPhotoLink } from "./photoLinks.ts"

/** Handlers of the photo request link endpoints and of the replies received. */
export const photoLinkHandlers = [
  handle(getPhotoLink, showPhotoLink),
  handle(getPhotoLinkCar, decodePhotoLinkVin),
  handle(postPhotoLinkVin, saveVin),
  handle(postPhotoLinkAnswers, saveAnswers),
  handle(postPhotoLinkPhoto, savePhoto),
  handle(postPhotoLinkSent, closePhotoLink),
  handle(listPhotoReplies, listPhotoRepliesOf)
]
