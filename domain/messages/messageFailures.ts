import { Schema } from "effect"
import { field } from "#domain/shared/field.ts"

/** The customer has not consented to text messages, which is required first (trade 1.2). */
export class SmsNotAgreed extends Schema.TaggedError<SmsNotAgreed>()("SmsNotAgreed", {}, { httpApiStatus: 422 }) {}

/** The phone replied STOP; only the phone itself can undo that, with START. */
export class SmsStopped extends Schema.TaggedError<SmsStopped>()("SmsStopped", {}, { httpApiStatus: 409 }) {}

/** Text messages cannot reach this number. */
export class PhoneNotTextable extends Schema.TaggedError<PhoneNotTextable>()(
  "PhoneNotTextable",
  {},
  { httpApiStatus: 422 }
) {}

/** The email address is invalid. */
export class AddressNotReachable extends Schema.TaggedError<AddressNotReachable>()(
  "AddressNotReachable",
  {},
  { httpApiStatus: 422 }
) {}

/** The message does not fit the job's stage, such as an invoice before there is one. */
export class NothingToSend extends Schema.TaggedError<NothingToSend>()("NothingToSend", {}, { httpApiStatus: 422 }) {}

/** A wording uses unknown variables; `names` lists them. */
export class VariableUnknown extends Schema.TaggedError<VariableUnknown>()(
  "VariableUnknown",
  { names: field(Schema.String, "Unknown variable names.", "{vehicel}") },
  { httpApiStatus: 422 }
) {}
