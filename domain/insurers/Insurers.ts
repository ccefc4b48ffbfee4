import { Context } from "effect"
import type { RecordStore } from "#domain/lists/PlainRecords.ts"
import type { Insurer, InsurerChanged, InsurerNameTaken, InsurerNotFound } from "./Insurer.ts"

/** Where insurers are kept. No two of a shop share a name, whether as their own or among their other names. */
export class Insurers extends Context.Service<
  Insurers,
  RecordStore<Insurer, InsurerNotFound, InsurerChanged, InsurerNameTaken>
>()("domain/insurers/Insurers") {}
