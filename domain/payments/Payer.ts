import { Schema } from "effect"

/** Who pays: each has a share of a job's total. */
export const Payer = Schema.Literals(["customer", "insurer"])
