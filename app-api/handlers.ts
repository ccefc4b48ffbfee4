import { squareHandlers } from "#adapters/square/squareHandlers.ts"
import { twilioHandlers } from "#adapters/twilio/twilioHandlers.ts"
import { handlersOf } from "#domain/contract/Endpoint.ts"
import { documentsHandlers } from "#domain/documents/documentsHandlers.ts"
import { exportsHandlers } from "#domain/exports/exportsHandlers.ts"
import { filesHandlers } from "#domain/files/filesHandlers.ts"
import { inSight } from "#domain/jobs/visibleJob.ts"
import { slices } from "#domain/registry/slices.ts"
import { listFiles } from "./listFiles.ts"

/** Every call there is: those of all slices, and those that only this server answers. */
export const handlers = handlersOf(
  ...slices,
  documentsHandlers,
  filesHandlers,
  exportsHandlers(listFiles),
  squareHandlers,
  twilioHandlers
).map(inSight)
