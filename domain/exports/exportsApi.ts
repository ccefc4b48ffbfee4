import { Schema } from "effect"
import { Content } from "#domain/contract/Content.ts"
import { type Endpoint, endpoint } from "#domain/contract/Endpoint.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { ColumnsText } from "#domain/lists/columnsText.ts"
import { field } from "#domain/shared/field.ts"

/**
 * The call that answers with a list as CSV: behind the list's own door, with its filters; the columns on screen and the
 * language besides.
 */
export const exportEndpoint = ({ list, name }: { readonly list: Endpoint; readonly name: string }) =>
  endpoint({
    name: `export${list.name.replace(/^list/, "")}`,
    summary: `All rows of ${list.name} as CSV, with the same filters and in the same order; \`columns\` and \`language\` choose what stands in it.`,
    method: "GET",
    path: `/exports/${name}.csv`,
    access: list.access,
    input: Schema.Struct({
      ...(list.input as Schema.Struct<Schema.Struct.Fields>).fields,
      columns: field(
        Schema.optionalKey(ColumnsText),
        "The columns in their order, ids joined by hyphens, each with its width in pixels where one was chosen; empty for the standard ones.",
        "customerName.240-city"
      ),
      language: field(
        Schema.optionalKey(DocumentLanguage),
        "The language of heads and choices; English where none is said."
      )
    }) as unknown as Schema.Codec<ExportAsked>,
    output: Content,
    produces: ["text/csv"],
    quota: "exports",
    failures: []
  })

/** What is asked of a list as a file; its filters are the list's business. */
export interface ExportAsked {
  readonly columns?: string
  readonly language?: DocumentLanguage
}
