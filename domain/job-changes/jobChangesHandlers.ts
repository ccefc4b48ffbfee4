import { handle } from "#domain/contract/Endpoint.ts"
import { listJobChanges } from "./jobChangesApi.ts"
import { seeJobChanges } from "./seeJobChanges.ts"

export const jobChangesHandlers = [handle(listJobChanges, seeJobChanges)]
