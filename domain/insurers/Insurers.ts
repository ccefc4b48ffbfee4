import { Context } from "effect"
import type { RecordStore } from "#domain/lists/SimpleRecords.ts"
import type { Insurer, InsurerChanged, InsurerNameTaken, InsurerNotFound } from "./Insurer.ts"

/** Storage for insurers. Names and aliases are unique within a shop. */
export class Insurers extends Context.Service<
  Insurers,
  RecordStore<Insurer, InsurerNotFound, InsurerChanged, InsurerNameTaken>
>()("domain/insurers/Insurers") {}
