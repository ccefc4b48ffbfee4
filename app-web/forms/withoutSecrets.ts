import type { Wire } from "#domain/contract/Endpoint.ts"
import type { Kept, RecordKind } from "./RecordKind.ts"

/** What is typed, as it may be kept in a browser: fields that hold passwords are empty. */
export const withoutSecrets = <S extends Wire, R extends Kept>(
  { secrets = [] }: RecordKind<S, R>,
  values: S["Encoded"]
): S["Encoded"] =>
  secrets.length === 0 ? values : { ...values, ...Object.fromEntries(secrets.map((name) => [name, ""])) }
