import { Context } from "effect"
import type { RecordStore } from "#domain/lists/PlainRecords.ts"
import type { Insurer, InsurerChanged, InsurerNotFound } from "./Insurer.ts"

/** Where insurers are kept. */
export class Insurers extends Context.Service<Insurers, RecordStore<Insurer, InsurerNotFound, InsurerChanged>>()(
  "domain/insurers/Insurers"
) {}
