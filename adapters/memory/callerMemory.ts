import { Layer } from "effect"
import { Caller } from "#domain/contract/Caller.ts"

/** Everybody calls from this machine. */
export const callerMemory = Layer.succeed(Caller, { address: "127.0.0.1" })
