import { SchemaIssue } from "effect"

/** Reads a decode error as message ids with their paths; what a schema has no words for is "required" or "invalid". */
export const messageIds = SchemaIssue.makeFormatterStandardSchemaV1({
  leafHook: (issue) => {
    const said = "annotations" in issue ? issue.annotations?.["message"] : undefined
    if (typeof said === "string") return said
    switch (issue._tag) {
      case "MissingKey":
        return "required"
      case "UnexpectedKey":
        return "unexpected"
      default:
        return "invalid"
    }
  }
})
