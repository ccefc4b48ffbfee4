import { handle } from "#domain/contract/Endpoint.ts"
import { declineDispatch, createJobFromDispatch, linkDispatch, reopenDispatch } from "./decideDispatch.ts"
import { Dispatches } from "./Dispatches.ts"
import {
  getDispatch,
  getDispatchMatches,
  listDispatches,
  postDispatch,
  postDispatchDecline,
  postDispatchJob,
  postDispatchLink,
  postDispatchReopen
} from "./dispatchesApi.ts"
import { receiveDispatch } from "./receiveDispatch.ts"
import { matchDispatch, listVisibleDispatches } from "./listVisibleDispatches.ts"

export const dispatchesHandlers = [
  handle(listDispatches, listVisibleDispatches),
  handle(getDispatch, ({ id }) => Dispatches.use(({ get }) => get(id))),
  handle(postDispatch, receiveDispatch),
  handle(getDispatchMatches, matchDispatch),
  handle(postDispatchLink, linkDispatch),
  handle(postDispatchJob, createJobFromDispatch),
  handle(postDispatchDecline, declineDispatch),
  handle(postDispatchReopen, reopenDispatch)
]
