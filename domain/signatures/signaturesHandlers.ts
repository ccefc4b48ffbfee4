import { Effect } from "effect"
import { handle } from "#domain/contract/Endpoint.ts"
import { jobInSight } from "#domain/jobs/visibleJob.ts"
import { listSignatures, postSignature } from "./signaturesApi.ts"
import { signaturesOn, signDocument } from "./signDocument.ts"

export const signaturesHandlers = [
  handle(listSignatures, ({ id }) => signaturesOn(id)),
  handle(postSignature, (draft) => Effect.andThen(jobInSight(draft.id), signDocument(draft)))
]
