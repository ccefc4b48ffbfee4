import { Schema } from "effect"
import { Content } from "#domain/contract/Content.ts"
import { type Endpoint, endpoint } from "#domain/contract/Endpoint.ts"
import { DocumentLanguage } from "#domain/shared/DocumentLanguage.ts"
import { ColumnsText } from "#domain/lists/columnsText.ts"
import { field } from "#domain/shared/field.ts"

/**
 * Defines the endpoint that returns a list as CSV. It uses the list's own access rule and filters, plus the columns
 * shown and the language.
 */
export const exportEndpoint = ({ list, name }: { readonly list: Endpoint; readonly name: string }) =>
  endpoint({
    name: `export${list.name.replace(/^list/, "")}`,
    summary: `Exports all rows of \`${list.name}\` as CSV, with the same filters and order. \`columns\` and \`language\` control its content.`,
    method: "GET",
    path: `/exports/${name}.csv`,
    access: list.access,
    input: Schema.Struct({
      ...(list.input as Schema.Struct<Schema.Struct.Fields>).fields,
      columns: field(
        Schema.optionalKey(ColumnsText),
        "Columns in display order: ids joined by hyphens, each with an optional width in pixels; empty for the default columns.",
        "customerName.240-city"
      ),
      language: field(
        Schema.optionalKey(DocumentLanguage),
        "Language of column headers and values; defaults to English."
      )
    }) as unknown as Schema.Codec<ExportParams>,
    output: Content,
    produces: ["text/csv"],
    quota: "exports",
    failures: []
  })

/** Export parameters common to all lists; each list adds its own filters. */
export interface ExportParams {
  readonly columns?: string
  readonly language?: DocumentLanguage
}
