import { SchemaIssue } from "effect"

const read = SchemaIssue.makeFormatterStandardSchemaV1({
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

/** An id of ours is one word, `tooLong:254`; what Effect says for itself is a sentence. */
const isId = (message: string) => /^[a-z][\w.:-]*$/.test(message)

/** Reads a decode error as message ids with their paths; what a schema has no words for is "required" or "invalid". */
export const messageIds = (issue: SchemaIssue.Issue) => ({
  issues: read(issue).issues.map(({ path = [], message }) => ({ path, message: isId(message) ? message : "invalid" }))
})
